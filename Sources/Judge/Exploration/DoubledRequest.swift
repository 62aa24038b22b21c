import Referee
import Scenario
import VirtualTime

/// A request that the app sent while an equal request was in flight, if the app canceled neither of the two.
struct DoubledRequest {
    let resource: Resource
    /// The numbers of the story lines that caused the first and the second request.
    let first: Int
    let second: Int

    private struct Sent {
        let id: Int
        let resource: Resource
        let line: Int
        let at: VirtualInstant
        /// True if a pull-to-refresh gesture sent the request. A user who pulls to refresh expects a new response, even
        /// some lines after the first request.
        let isRefresh: Bool
    }

    /// - Parameter story: the story, in which the user may repeat a tap. A request other than GET counts as doubled
    ///   only after a repeated tap.
    static func all(in events: [TraceEvent], of story: Story) -> [DoubledRequest] {
        var line = 0
        var inFlight: [Sent] = []
        func isRefresh(_ event: TraceEvent) -> Bool {
            event.scope?.phase == .refreshable
                || story.lines.indices.contains(line - 1) && story.lines[line - 1] == .gesture(.refresh)
        }
        var pairs: [(first: Sent, second: Sent)] = []
        for event in events {
            switch event.kind {
            case .stepped(let next): line = next
            case .requested(let request, let resource):
                let sent = Sent(
                    id: request.id, resource: resource, line: line, at: event.at, isRefresh: isRefresh(event))
                // A request such as POST may change what the server returns, so a GET after the POST does not repeat an
                // earlier GET.
                if resource.method != "GET" { inFlight.removeAll { $0.resource.method == "GET" } }
                if let first = inFlight.first(where: { $0.resource == resource }) {
                    pairs.append((first, sent))
                }
                inFlight.append(sent)
            case .cancelled(let id):
                inFlight.removeAll { $0.id == id }
                pairs.removeAll { pair in
                    (pair.first.id == id || pair.second.id == id) && pair.second.at == event.at
                }
            case .responded(let id, _, _), .failed(let id, _), .gaveUp(let id):
                inFlight.removeAll { $0.id == id }
            case .wanted, .checked, .unsettled, .screen, .console, .fact: break
            }
        }
        return pairs.filter { pair in
            // A pull to refresh and the first load may happen in any order.
            !pair.second.isRefresh && !(pair.first.isRefresh && pair.first.at == pair.second.at)
        }
        .filter {
            $0.first.resource.method == "GET" || isSameTap($0.first.line, $0.second.line, story)
        }
        .map { DoubledRequest(resource: $0.first.resource, first: $0.first.line, second: $0.second.line) }
    }

    /// Finds GET requests that one gesture canceled and that the app sent again in the same instant.
    static func restarts(in events: [TraceEvent], of story: Story) -> [DoubledRequest] {
        var line = 0
        var sent: [Int: Sent] = [:]
        var cancelled: [(sent: Sent, line: Int, at: VirtualInstant)] = []
        var found: [DoubledRequest] = []
        for event in events {
            switch event.kind {
            case .stepped(let next): line = next
            case .cancelled(let id): sent[id].map { cancelled.append(($0, line, event.at)) }
            case .requested(let request, let resource):
                sent[request.id] = Sent(
                    id: request.id, resource: resource, line: line, at: event.at, isRefresh: false)
                guard resource.method == "GET", story.lines.indices.contains(line - 1),
                    case .gesture = story.lines[line - 1],
                    let before = cancelled.last(where: {
                        $0.sent.resource == resource && $0.line == line && $0.at == event.at
                    }),
                    before.sent.line < line
                else { continue }
                found.append(DoubledRequest(resource: resource, first: before.sent.line, second: line))
            case .responded, .failed, .gaveUp, .wanted, .checked, .unsettled, .screen, .console, .fact: break
            }
        }
        return found
    }

    private static func isSameTap(_ first: Int, _ second: Int, _ story: Story) -> Bool {
        guard story.lines.indices.contains(first - 1), story.lines.indices.contains(second - 1) else {
            return false
        }
        return story.lines[first - 1].name == .tap && story.lines[first - 1] == story.lines[second - 1]
            && story.lines[(first - 1)..<second].allSatisfy { $0.passesTime || $0 == story.lines[first - 1] }
    }

    /// The story up to the second request, with one `want` for the resource and `may` lines for all other resources.
    func charge(_ story: Story, _ told: StoryResult) -> SuspectedFault {
        let others = Set(told.requests.map(\.resource)).subtracting([resource])
        // A replaced `may` line still allows requests in the instant of its replacement. The first `may` line allows
        // the doubled resource only if an earlier line already requested the resource.
        let isAskedBefore = told.moments.prefix(first - 1).last.map { moment in
            told.events.prefix(moment.events).contains { event in
                if case .requested(_, resource) = event.kind { true } else { false }
            }
        }
        let before = isAskedBefore ?? false ? others.union([resource]) : others
        var lines: [Verb] = [.may(before.sorted())]
        for (place, line) in story.lines.prefix(second).enumerated() {
            if place + 1 == first {
                lines.append(.want([resource]))
                lines.append(.may(others.sorted()))
            }
            lines.append(line)
        }
        return SuspectedFault(
            lines: lines + [.settle(limit: StoryRunner.longest)], codes: [.redundantFetch],
            resources: [resource])
    }
}
