import Lifecycle
import SwiftUI
import Wire

/// Finds the target of a tap, press, swipe or drag and performs the gesture there.
@MainActor struct StrokeAim {
    let reach: Reach

    init(in tree: Tree) {
        reach = Reach(tree: tree)
    }

    /// Taps the view with exactly this label. If no view has exactly this label, `tap` selects the list row with this
    /// text. If no list row has the searched text, `tap` taps the only view whose label contains the text.
    func tap(_ label: String) throws(Finger.Miss) {
        var touchable = touchable(label)
        // If no view on screen has the label, opens the context menu that contains an item with the label.
        if touchable.isEmpty, let menu = reach.all(ContextMenuNode.self).first(where: { $0.hasItem(label) }) {
            menu.open()
            touchable = self.touchable(label)
        }
        if touchable.isEmpty {
            if reach.all((any RowSelecting).self).contains(where: { $0.selectRow(label) }) { return }
            let near = reach.all(Node.self).filter { reach.contains(touchLabel($0), label) }
            touchable = [
                try reach.only(near, label, "no tappable view") { (node: Node) in touchLabel(node) ?? "" }
            ]
        }
        guard let found = reach.innermost(of: touchable) else { return }
        // Tapping a disabled control has no effect.
        guard found.isEnabled else {
            return EventLog.shared.record(fact: .touchedDisabled(label: label))
        }
        let (hit, control) = (Hit(on: found), found as? any Touchable)
        let stroke = Stroke.taps.first { control != nil || hit.takes($0) } ?? .tap(times: 1)
        _ = hit.perform(stroke, control: control.map { control in { control.activate() } })
    }

    /// The nodes with this label that take taps, or else the gesture views that contain a line with this
    /// text.
    private func touchable(_ label: String) -> [Node] {
        let said = reach.all(Node.self).filter { touchLabel($0) == label }
        guard said.isEmpty else { return said }
        return reach.all(GestureHolder.self).filter { takesTaps($0) && $0.lines.contains(label) }
    }

    private func touchLabel(_ node: Node) -> String? {
        if let control = node as? any Touchable { return control.label }
        return (node as? GestureHolder).flatMap { takesTaps($0) ? $0.label : nil }
    }

    private func takesTaps(_ holder: GestureHolder) -> Bool {
        Stroke.taps.contains { holder.trial(of: $0) == .recognized }
    }

    func press(_ label: String) throws(Finger.Miss) {
        if let found = reach.innermost(of: reach.all((any Pressable).self).filter { $0.label == label }) {
            guard found.isEnabled else { throw Finger.Miss(reason: "\"\(label)\" is disabled") }
            return found.press()
        }
        // Long-presses a view. If no gesture of the view handles the press, opens the view's context menu.
        let menus = reach.all(ContextMenuNode.self).filter { $0.says(label) }
        if target(label, [.press]) == nil, let menu = reach.innermost(of: menus) { return menu.open() }
        try move(label, "pressed", [.press])
    }

    /// Swipes a view that has a drag gesture. On a row with swipe actions, performs the first action in this
    /// direction.
    func swipe(_ label: String?, to direction: Wire.Gesture.Direction) throws(Finger.Miss) {
        let way =
            switch direction {
            case .left: CGSize(width: -200, height: 0)
            case .right: CGSize(width: 200, height: 0)
            case .up: CGSize(width: 0, height: -200)
            case .down: CGSize(width: 0, height: 200)
            }
        if let target = target(label, [.drag(by: way, flung: way)]) {
            _ = Hit(on: target.node).perform(target.stroke)
        } else if label.map({ swipesRow($0, to: direction) }) != true {
            throw miss(label, "swiped \(direction.rawValue)")
        }
    }

    func move(_ label: String?, _ verb: String, _ strokes: [Stroke]) throws(Finger.Miss) {
        guard let target = target(label, strokes) else { throw miss(label, verb) }
        _ = Hit(on: target.node).perform(target.stroke)
    }

    private func miss(_ label: String?, _ verb: String) -> Finger.Miss {
        let words = reach.all(GestureHolder.self).map(\.label).filter { !$0.isEmpty }
        return Finger.Miss(
            reason: label.map { "no view that can be \(verb) is labeled \"\($0)\"" }
                ?? "no view on screen can be \(verb)", candidates: words)
    }

    /// The innermost view that recognizes one of the strokes and shows `label`, as its whole text or as a line of its
    /// text.
    private func target(_ label: String?, _ strokes: [Stroke]) -> (node: Node, stroke: Stroke)? {
        let holders = reach.all(GestureHolder.self)
        let said = label.map { label in holders.filter { $0.label == label } } ?? holders
        let named =
            label.map { label in said.isEmpty ? holders.filter { $0.lines.contains(label) } : said } ?? said
        for stroke in strokes {
            // A gesture that a finger triggers without moving is not a drag.
            let taking = named.filter {
                Hit(on: $0).takes(stroke) && !(stroke.rests && stroke.moves && Hit(on: $0).takes(.press))
            }
            if let node = reach.innermost(of: taking) { return (node, stroke) }
        }
        guard let node = reach.innermost(of: named), let stroke = strokes.first,
            node.trial(of: stroke) == .begun
        else { return nil }
        return (node, stroke)
    }

    private func swipesRow(_ label: String, to direction: Wire.Gesture.Direction) -> Bool {
        let edge: HorizontalEdge? =
            switch direction {
            case .left: .trailing
            case .right: .leading
            case .up, .down: nil
            }
        guard let edge, let row = reach.innermost(of: reach.all(Node.self).filter { $0.says(label) }) else {
            return false
        }
        let around = Array(sequence(first: row, next: \.parent))
        for node in around {
            if let actions = node as? LayerNode, let first = actions.firstAction(at: edge) {
                first.activate()
                return true
            }
        }
        guard edge == .trailing else { return false }
        return around.lazy.compactMap { $0 as? RowEditNode }.first?.delete(rowAt: row) ?? false
    }
}
