import Referee
import Scenario
import VirtualTime

/// What was nearly a finding: it is wrong in many apps, and some choose it.
public struct StoryRemark: Sendable {
    public enum Kind: String, Sendable, CaseIterable {
        /// What a touch had ordered was cancelled with the view, and may never have been done.
        case orderCancelled = "order-cancelled"
        /// What earlier inputs asked for is on screen and nothing says that something else is on its way.
        case oldContent = "old-content"
        /// A read was cancelled and sent again in one instant, by a touch.
        case readBegunAgain = "read-begun-again"
    }
    public let kind: Kind
    public let resource: Resource
    public let sentence: String
    /// The story in which it was met first, counted from 1.
    public internal(set) var number = 0
    /// The lines of that story.
    public let lines: [Verb]
}

/// Looks in a run for what is worth a remark.
struct RemarkableMoments {
    let told: Curtain
    let story: Story

    /// Each kind once for a resource.
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
                            "\(resource) was cancelled when its view went: what it orders may never be done.")
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
                            "\(resource) was cancelled and sent again in the same instant, by a touch."))
                }
            case .wanted, .gaveUp, .responded, .failed, .checked, .unsettled, .screen, .console, .fact: break
            }
        }
        return found
    }

    /// Of a plain story: a picture or words that the inputs no longer ask for, beside nothing that tells of a load.
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
                            "What \(resource) returned was on screen without a spinner while \(needs[0]) was on its way."
                        )
                    ]
                case .image, .body, .spinner, .error, .text, .button: break
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
