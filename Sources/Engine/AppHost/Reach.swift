import Lifecycle
import SwiftUI

/// The views that a finger can touch. Views under a presentation, on another tab or behind a barrier are left out.
@MainActor struct Reach {
    let tree: Tree

    func all<Target>(_ kind: Target.Type) -> [Target] {
        var found: [Target] = []
        func look(at node: Node) {
            guard node.isShown, node.isPresent, node.letsTouchesIn else { return }
            if let target = node as? Target { found.append(target) }
            for child in node.children { look(at: child) }
        }
        (tree.topmostPresentation ?? tree.root).map(look)
        return found
    }

    /// Finds the target with this label: the first in reading order, or the innermost of nested targets. If no target
    /// has exactly this label, finds the only target whose label contains `label`.
    func target<Target>(_ label: String, _ none: String, _ labelOf: (Target) -> String?)
        throws(Finger.Miss) -> Target
    {
        let targets = all(Target.self)
        if let found = innermost(of: targets.filter { labelOf($0) == label }) { return found }
        return try only(targets.filter { contains(labelOf($0), label) }, label, none) { labelOf($0) ?? "" }
    }

    func contains(_ text: String?, _ part: String) -> Bool { !part.isEmpty && text?.contains(part) ?? false }

    /// Returns the only target in `targets`. If the targets are nested, returns the innermost.
    func only<Target>(
        _ targets: [Target], _ label: String, _ none: String, _ labelOf: (Target) -> String
    ) throws(Finger.Miss) -> Target {
        let outer = targets.filter { inner in
            !targets.contains { ($0 as AnyObject) !== (inner as AnyObject) && isInside(inner, $0) }
        }
        guard outer.count == 1, let found = innermost(of: targets) else {
            var missed = miss(label, none)
            missed.candidates = outer.map(labelOf)
            throw missed
        }
        return found
    }

    /// - Parameter none: how the message begins, for example `no tappable view`.
    func miss(_ label: String, _ none: String) -> Finger.Miss {
        let place = tree.topmostPresentation == nil ? "" : " in the presented view"
        return Finger.Miss(reason: "\(none)\(place) is labeled \"\(label)\"")
    }

    /// Returns the first node in `nodes`, or the innermost node inside that node.
    func innermost<Target>(of nodes: [Target]) -> Target? {
        guard var found = nodes.first else { return nil }
        for next in nodes.dropFirst() where isInside(next, found) { found = next }
        return found
    }

    private func isInside(_ inner: Any, _ outer: Any) -> Bool {
        guard let inner = inner as? Node, let outer = outer as? Node else { return false }
        return sequence(first: inner, next: \.parent).contains { $0 === outer }
    }
}
