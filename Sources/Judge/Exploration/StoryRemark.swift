import Referee
import Scenario
import VirtualTime

/// Behavior that is a fault in many apps and intended in some apps.
public struct StoryRemark: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        /// A request that a user action had sent was canceled when the view disappeared.
        case orderCancelled = "order-cancelled"
        /// The screen shows content of earlier inputs without a spinner, while the request for new content is in flight.
        case oldContent = "old-content"
        /// A gesture canceled a GET request and sent the same request again in one instant.
        case readBegunAgain = "read-begun-again"
    }
    public let kind: Kind
    public let resource: Resource
    public let sentence: String
    /// The number of the first story with this remark, counted from 1.
    public internal(set) var number = 0
    public let lines: [Verb]
}

struct RemarkableMoments {
    let told: StoryResult
    let story: Story

    /// The remarks about a story, at most one of each kind for each resource.
    func remarks(_ fresh: FreshReference) throws(RefereeFault) -> [StoryRemark] {
        let found = traffic() + (try oldContent(fresh))
        var known: Set<String> = []
        return found.filter { known.insert("\($0.kind) \($0.resource)").inserted }
    }

    private func traffic() -> [StoryRemark] {
        var found: [StoryRemark] = []
        var line = 0
        var sent: [Int: Resource] = [:]
        var cancelled: (resource: Resource, at: VirtualInstant)?
        for event in told.events {
            switch event.kind {
            case .stepped(let next): line = next
            case .cancelled(let id):
                guard let resource = sent[id] else { continue }
                if resource.method != "GET", isLeaving(line) {
                    found.append(
                        remark(
                            .orderCancelled, resource,
                            "\(resource) was cancelled when the view that sent it disappeared. The server may never carry out this request."
                        )
                    )
                }
                cancelled = (resource, event.at)
            case .requested(let request, let resource):
                sent[request.id] = resource
                if let before = cancelled, before.resource == resource, before.at == event.at,
                    resource.method == "GET", isTouch(line)
                {
                    found.append(
                        remark(
                            .readBegunAgain, resource,
                            "After a gesture, the app cancelled \(resource) and sent it again at the same instant."
                        ))
                }
            case .wanted, .gaveUp, .responded, .failed, .checked, .unsettled, .screen, .console, .fact: break
            }
        }
        return found
    }

    /// Finds content of earlier inputs on a screen without a spinner, in stories without user actions.
    private func oldContent(_ fresh: FreshReference) throws(RefereeFault) -> [StoryRemark] {
        guard story.isPlain, told.isCalm else { return [] }
        var inputs = Inputs()
        for (place, line) in story.lines.enumerated() {
            inputs.follow(line)
            guard line.name == .set, told.moments.indices.contains(place),
                Array(story.lines[...place]).endShown
            else { continue }
            let screen = told.screen(at: told.moments[place])
            let needs = try fresh.needs(with: inputs, story)
            guard !screen.sights.contains(.spinner), told.isInFlight(needs, afterLine: place + 1) else {
                continue
            }
            for sight in screen.sights {
                switch sight {
                case .image(let resource) where !needs.contains(resource),
                    .body(let resource) where !needs.contains(resource):
                    return [
                        remark(
                            .oldContent, resource,
                            "The response to \(resource) was on screen without a spinner while \(needs[0]) was on its way."
                        )
                    ]
                case .image, .body, .spinner, .error, .text, .wholeText, .button, .above, .only: break
                }
            }
        }
        return []
    }

    private func isLeaving(_ line: Int) -> Bool {
        guard story.lines.indices.contains(line - 1) else { return false }
        return [.hide, .back, .dismiss, .tab].contains(story.lines[line - 1].name)
    }

    private func isTouch(_ line: Int) -> Bool {
        guard story.lines.indices.contains(line - 1), case .gesture(let gesture) = story.lines[line - 1]
        else {
            return false
        }
        return gesture != .foreground && gesture != .background
    }

    private func remark(_ kind: StoryRemark.Kind, _ resource: Resource, _ sentence: String) -> StoryRemark {
        StoryRemark(kind: kind, resource: resource, sentence: sentence, lines: story.lines)
    }
}
