import Grading
import Referee
import Scenario

/// A response that never appears on screen, because a parent view's body replaced the object that waited for the
/// response.
struct LostResponse {
    let resource: Resource
    /// The number of the story line that replaced the object, counted from 1.
    let line: Int

    /// Finds GET requests whose response changed nothing on screen, because a parent replaced the object that sent the
    /// request.
    static func all(in told: StoryResult) -> [LostResponse] {
        var line = 0
        var inFlight: [Int: (resource: Resource, view: String)] = [:]
        var orphans: [Int: LostResponse] = [:]
        var answered: [LostResponse] = []
        var answers = ResponsesOnScreen()
        for event in told.events {
            answers.take(event)
            switch event.kind {
            case .stepped(let next): line = next
            case .requested(let request, let resource):
                if resource.method == "GET" { inFlight[request.id] = (resource, event.scope?.view ?? "") }
            case .fact(.objectReplaced(let view, _, _)):
                for (id, sent) in inFlight where sent.view == view || sent.view.hasPrefix(view + "/") {
                    orphans[id] = LostResponse(resource: sent.resource, line: line)
                }
            case .responded(let id, let status, _):
                inFlight[id] = nil
                if status == 200, let orphan = orphans[id] { answered.append(orphan) }
            case .cancelled(let id), .failed(let id, _), .gaveUp(let id): inFlight[id] = nil
            case .wanted, .checked, .unsettled, .screen, .console, .fact: break
            }
        }
        return answered.filter { !answers.hasShown($0.resource) }
    }

    /// The story up to the replacement of the view's object, followed by a `settle` line. Running this story shows
    /// whether the app displays the response.
    func undisturbed(_ story: Story) -> [Verb] {
        story.lines.prefix(line - 1) + [.settle(limit: StoryRunner.longest)]
    }

    /// True if the content of the response appeared on screen in this run.
    func appears(in calm: StoryResult) -> Bool {
        var answers = ResponsesOnScreen()
        for event in calm.events { answers.take(event) }
        return answers.hasShown(resource)
    }

    func charge(_ story: Story) -> SuspectedFault {
        SuspectedFault(
            lines: story.lines + [
                .settle(limit: StoryRunner.longest), .see(.body(resource), isExpected: true),
            ],
            codes: [.wrongScreen])
    }
}
