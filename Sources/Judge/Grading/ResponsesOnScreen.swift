import Referee
import Scenario
import VirtualTime
import Wire

/// The responses that a screen shows. If content appears on screen in the instant of a response, the content counts as
/// part of the response.
public struct ResponsesOnScreen {
    private var screen: Set<ScreenLine> = []
    private var open: [Int: Resource] = [:]
    private var now: (at: VirtualInstant, answered: [Int]) = (.zero, [])
    private var brought: [Int: Set<ScreenLine>] = [:]
    /// For each line on screen, the last request whose response brought the line to the screen.
    private var bringer: [ScreenLine: Int] = [:]
    /// For each resource, the ids of the answered requests, in the order of the responses.
    private var answered: [Resource: [Int]] = [:]
    /// For each request, the number of earlier responses in the run.
    private var arrival: [Int: Int] = [:]
    /// The requests whose responses left the screen and came back.
    private var returned: Set<Int> = []

    public init() {}

    public mutating func take(_ event: TraceEvent) {
        if event.at != now.at { now = (event.at, []) }
        switch event.kind {
        case .requested(let request, let resource): open[request.id] = resource
        case .responded(let id, let status, _):
            guard status == 200, let resource = open.removeValue(forKey: id) else { return }
            answered[resource, default: []].append(id)
            arrival[id] = arrival.count
            now.answered.append(id)
        case .screen(let lines):
            // What comes on screen after the user has left is not part of a response to the visit before.
            if lines.isEmpty { now.answered = [] }
            let content = lines.filter { [.text, .heading, .image].contains($0.kind) }
            let new = Set(content).subtracting(screen)
            if now.answered.isEmpty { returned.formUnion(new.compactMap { bringer[$0] }) }
            for id in now.answered {
                brought[id, default: []].formUnion(new)
                for line in new { bringer[line] = id }
            }
            screen = Set(lines)
        case .stepped, .wanted, .cancelled, .gaveUp, .failed, .checked, .unsettled, .console, .fact: break
        }
    }

    /// True if the screen showed new content in the instant of the last response for this resource.
    public func hasShown(_ resource: Resource) -> Bool {
        answered[resource]?.last.map { brought[$0].map { !$0.isEmpty } ?? false } ?? false
    }

    /// True if content from the last response for this resource is on screen.
    func shows(_ resource: Resource) -> Bool {
        answered[resource]?.last.map(isOnScreen) ?? false
    }

    /// True if a response brought one of the texts or pictures to the screen.
    func brought(anyOf contents: Set<String>) -> Bool {
        bringer.keys.contains { contents.contains($0.content) }
    }

    /// True if content from the last response for this resource left the screen and came back.
    func showsAgain(_ resource: Resource) -> Bool {
        answered[resource]?.last.map { isOnScreen($0) && returned.contains($0) } ?? false
    }

    /// True if the screen shows content from an older response instead of the last response for this resource. The
    /// screen may show an earlier response for the same resource, or the response to an older request for another
    /// resource. An older response for another resource counts only if it arrived later, or if the last response never
    /// appeared on screen.
    func showsOlder(than resource: Resource) -> Bool {
        guard let own = answered[resource], let latest = own.last else { return false }
        let wasShown = hasShown(resource)
        return screen.contains { line in
            guard let id = bringer[line], id != latest else { return false }
            if own.contains(id) { return true }
            return id < latest && (!wasShown || arrival[id, default: 0] > arrival[latest, default: 0])
        }
    }

    func isOnScreen(_ id: Int) -> Bool { !(brought[id]?.isDisjoint(with: screen) ?? true) }

    /// True if the screen shows a response for `resource`, and that response or the resource's last response belongs
    /// to a needless request. If the screen shows the response to a needless request, that request is the cause of the
    /// wrong screen.
    func followsFromNeedless(_ needless: Set<Int>, for resource: Resource) -> Bool {
        guard let ids = answered[resource], let last = ids.last else { return false }
        return ids.contains { id in
            (needless.contains(last) || needless.contains(id)) && isOnScreen(id)
        }
    }
}
