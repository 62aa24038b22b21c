import Referee
import Scenario
import VirtualTime
import Wire

/// A tap without any effect while the app is quiet. The tap should do something: an earlier tap on an equal screen sent
/// a request, or the label promises to try again after a failure.
struct TapWithoutEffect {
    /// The number of the story line that taps, counted from 1.
    let line: Int
    let resources: [Resource]

    static func all(in told: StoryResult, of story: Story) -> [TapWithoutEffect] {
        var found: [TapWithoutEffect] = []
        for (second, touch) in story.lines.enumerated() where touch.name == .tap {
            guard let again = Touched(second, in: told, of: story), again.sent.isEmpty, !again.isDisabled,
                again.after == again.before
            else { continue }
            if case .gesture(.tap(let label)) = touch, triesAgain(label),
                again.before.sights.contains(.error),
                let failed = lastFailure(before: second, in: told)
            {
                found.append(TapWithoutEffect(line: second + 1, resources: [failed]))
                continue
            }
            for first in 0..<second where story.lines[first] == touch {
                guard let before = Touched(first, in: told, of: story), before.before == again.before,
                    !before.sent.isEmpty, again.at - before.at >= .seconds(1),
                    before.after != before.before || before.before.sights.contains(.error)
                else { continue }
                found.append(TapWithoutEffect(line: second + 1, resources: before.sent))
                break
            }
        }
        return found
    }

    private static func triesAgain(_ label: String) -> Bool {
        let label = label.lowercased()
        return ["try again", "retry", "reload", "load again"].contains { label.contains($0) }
    }

    /// The last resource whose GET request failed before the tap.
    private static func lastFailure(before place: Int, in told: StoryResult) -> Resource? {
        var asked: [Int: Resource] = [:]
        var failed: Resource?
        for event in told.events.prefix(told.moments[place - 1].events) {
            switch event.kind {
            case .requested(let request, let resource): asked[request.id] = resource
            case .failed(let id, _): failed = asked[id] ?? failed
            case .responded(let id, let status, _): if status >= 400 { failed = asked[id] ?? failed }
            case .cancelled, .gaveUp, .stepped, .wanted, .checked, .unsettled, .screen, .console, .fact: break
            }
        }
        return failed.flatMap { $0.method == "GET" ? $0 : nil }
    }

    struct Touched {
        let before: SettledScreen
        /// The screen after the tap, once all work that the tap started has ended.
        let after: SettledScreen
        let sent: [Resource]
        let isDisabled: Bool
        let at: VirtualInstant

        /// Returns nil if the app is not quiet before the tap. Returns nil if the user acts again before the app is
        /// quiet after the tap.
        init?(_ place: Int, in told: StoryResult, of story: Story) {
            guard place > 0, told.moments.indices.contains(place), told.moments[place - 1].isQuiet,
                let end = told.moments[place...].firstIndex(where: \.isQuiet),
                story.lines.prefix(end + 1).dropFirst(place + 1).allSatisfy(\.passesTime)
            else { return nil }
            before = told.screen(at: told.moments[place - 1])
            after = told.screen(at: told.moments[end])
            let events = told.events[told.moments[place - 1].events..<told.moments[end].events]
            var sent: [Resource] = []
            var isDisabled = false
            for event in events {
                if case .requested(_, let resource) = event.kind { sent.append(resource) }
                if case .fact(.touchedDisabled) = event.kind { isDisabled = true }
            }
            (self.sent, self.isDisabled) = (sent, isDisabled)
            at = events.first?.at ?? .zero
        }
    }

    /// The story up to the tap, with a `want` for the missing request.
    func charge(_ story: Story, others: Set<Resource>) -> SuspectedFault {
        let wanted = Array(Set(resources)).sorted()
        let start: [Verb] = [.may(others.sorted())]
        return SuspectedFault(
            lines: start + story.lines.prefix(line - 1)
                + [.want(wanted, within: .seconds(1)), .may(others.subtracting(wanted).sorted())]
                + [story.lines[line - 1], .settle(limit: StoryRunner.longest), .wait(.seconds(1))],
            codes: [.missedFetch], resources: Set(wanted))
    }
}
