import Referee
import Scenario
import VirtualTime
import Wire

/// Which answer a screen shows, as far as the run tells: what came to the screen in the instant of an answer is that answer's.
struct AnswersOnScreen {
    private var screen: Set<ScreenLine> = []
    private var open: [Int: Resource] = [:]
    private var now: (at: VirtualInstant, answered: [Int]) = (.zero, [])
    /// By request: what its answer brought to the screen.
    private var brought: [Int: Set<ScreenLine>] = [:]
    /// By resource, in the order in which they were answered.
    private var answered: [Resource: [Int]] = [:]

    mutating func take(_ event: TraceEvent) {
        if event.at != now.at { now = (event.at, []) }
        switch event.kind {
        case .requested(let request, let resource): open[request.id] = resource
        case .responded(let id, let status, _):
            guard status < 400, let resource = open.removeValue(forKey: id) else { return }
            answered[resource, default: []].append(id)
            now.answered.append(id)
        case .screen(let lines):
            // A spinner or a button is no answer.
            let content = lines.filter { [.text, .heading, .image].contains($0.kind) }
            let new = Set(content).subtracting(screen)
            for id in now.answered { brought[id, default: []].formUnion(new) }
            screen = Set(lines)
        case .stepped, .wanted, .cancelled, .gaveUp, .failed, .checked, .unsettled, .console, .fact: break
        }
    }

    /// True if the last answer for this resource brought anything to the screen.
    func hasShown(_ resource: Resource) -> Bool {
        answered[resource]?.last.map { brought[$0].map { !$0.isEmpty } ?? false } ?? false
    }

    /// True if the screen shows one answer for this resource and another came last, and one of the two was to a needless request:
    /// the request is what was wrong, and the screen follows from it.
    func followsFromNeedless(_ needless: Set<Int>, for resource: Resource) -> Bool {
        guard let ids = answered[resource], let last = ids.last else { return false }
        return ids.contains { id in
            (needless.contains(last) || needless.contains(id))
                && !(brought[id]?.isDisjoint(with: screen) ?? true)
        }
    }
}
