import Referee
import Scenario
import VirtualTime

/// A response that never appears, because a parent's body replaced the object that waited for it.
struct LostResponse {
    let resource: Resource
    /// The number of the story line during which the object was replaced, counted from 1.
    let line: Int

    /// Finds the reads that a view sent before it got another object, and whose response changed nothing on screen.
    static func all(in told: StoryResult) -> [LostResponse] {
        var line = 0
        var inFlight: [Int: (resource: Resource, view: String)] = [:]
        var orphans: [Int: LostResponse] = [:]
        var lost: [(response: LostResponse, event: TraceEvent)] = []
        for event in told.events {
            switch event.kind {
            case .stepped(let next): line = next
            case .requested(let request, let resource):
                if resource.method == "GET" { inFlight[request.id] = (resource, event.scope?.view ?? "") }
                lost.removeAll { $0.response.resource == resource }
            case .fact(.objectReplaced(let view, _, _)):
                for (id, sent) in inFlight where sent.view == view || sent.view.hasPrefix(view + "/") {
                    orphans[id] = LostResponse(resource: sent.resource, line: line)
                }
            case .responded(let id, let status, _):
                inFlight[id] = nil
                if status == 200, let orphan = orphans[id] { lost.append((orphan, event)) }
            case .cancelled(let id), .failed(let id, _), .gaveUp(let id): inFlight[id] = nil
            case .screen: lost.removeAll { $0.event.at == event.at }
            case .wanted, .checked, .unsettled, .console, .fact: break
            }
        }
        return lost.map(\.response)
    }

    /// The story up to the replacement. If the response appears in this story, the screen is the right place for it.
    func undisturbed(_ story: Story) -> [Verb] {
        story.lines.prefix(line - 1) + [.settle(limit: StoryRunner.longest)]
    }

    /// True if the screen changed in the instant of a response for the resource.
    func appears(in calm: StoryResult) -> Bool {
        var open: Set<Int> = []
        var answers: Set<VirtualInstant> = []
        for event in calm.events {
            switch event.kind {
            case .requested(let request, resource): open.insert(request.id)
            case .responded(let id, 200, _): if open.contains(id) { answers.insert(event.at) }
            case .screen: if answers.contains(event.at) { return true }
            case .requested, .responded, .stepped, .wanted, .cancelled, .failed, .gaveUp, .checked,
                .unsettled,
                .console, .fact:
                break
            }
        }
        return false
    }

    func charge(_ story: Story) -> SuspectedFault {
        SuspectedFault(
            lines: story.lines + [
                .settle(limit: StoryRunner.longest), .see(.body(resource), isExpected: true),
            ],
            codes: [.wrongScreen])
    }
}
