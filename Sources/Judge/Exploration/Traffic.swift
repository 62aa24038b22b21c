import Referee
import Scenario

/// The requests in flight at one moment of a run.
struct Traffic {
    private(set) var inFlight: [Int: Resource] = [:]

    init(_ events: some Sequence<TraceEvent>) {
        for event in events {
            switch event.kind {
            case .requested(let request, let resource): inFlight[request.id] = resource
            case .cancelled(let id), .responded(let id, _, _), .failed(let id, _), .gaveUp(let id):
                inFlight[id] = nil
            case .stepped, .wanted, .checked, .unsettled, .screen, .console, .fact: break
            }
        }
    }
}

extension StoryResult {
    /// True if a request for one of these resources was in flight after the line with this number. The number of a
    /// story's first line is 1.
    func isInFlight(_ resources: [Resource], afterLine line: Int) -> Bool {
        inFlight(afterLine: line).contains(where: resources.contains)
    }

    func inFlight(afterLine line: Int) -> [Resource] {
        guard moments.indices.contains(line - 1) else { return [] }
        return Traffic(events.prefix(moments[line - 1].events)).inFlight.values.sorted()
    }

    func isInFlight(_ resources: [Resource], beforeLine line: Int) -> Bool {
        isInFlight(resources, afterLine: line - 1)
    }
}

extension StoryResult {
    /// The resources for which the app canceled a request and then sent no other request.
    var givenUp: Set<Resource> {
        var sent: [Int: Resource] = [:]
        var givenUp: Set<Resource> = []
        for event in events {
            switch event.kind {
            case .requested(let request, let resource):
                sent[request.id] = resource
                givenUp.remove(resource)
            case .cancelled(let id), .gaveUp(let id): sent[id].map { _ = givenUp.insert($0) }
            case .responded, .failed, .stepped, .wanted, .checked, .unsettled, .screen, .console, .fact: break
            }
        }
        return givenUp
    }
}

extension TraceEvent {
    /// The resources whose requests failed or got an error status in the given events.
    static func failures(in events: some Sequence<TraceEvent>) -> Set<Resource> {
        var asked: [Int: Resource] = [:]
        var failed: Set<Resource> = []
        for event in events {
            switch event.kind {
            case .requested(let request, let resource): asked[request.id] = resource
            case .failed(let id, _), .gaveUp(let id): asked[id].map { _ = failed.insert($0) }
            case .responded(let id, let status, _):
                if status >= 400 { asked[id].map { _ = failed.insert($0) } }
            case .cancelled, .stepped, .wanted, .checked, .unsettled, .screen, .console, .fact: break
            }
        }
        return failed
    }
}
