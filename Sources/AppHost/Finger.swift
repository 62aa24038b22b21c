import Lifecycle
import SwiftUI
import Wire

/// The user's finger: finds the target of a gesture among all that is on screen, and performs the gesture.
///
/// It cannot reach what a user could not: another tab, a covered page, a row that is scrolled out, anything below a sheet.
/// Labels are matched letter by letter.
@MainActor struct Finger {
    let tree: Tree

    /// Why a gesture could not be performed, and names that it may have meant and that are not on screen as text.
    struct Miss: Error {
        let reason: String
        var candidates: [String] = []
    }

    func perform(_ gesture: Wire.Gesture) throws(Miss) {
        // In the background the app can only be brought back.
        if gesture == .background { return tree.pass(to: .background) }
        if gesture == .foreground { return tree.pass(to: .active) }
        guard tree.scenePhase != .background else { throw Miss(reason: "the app is in the background") }
        switch gesture {
        case .tap(let label):
            openMenu(with: label)
            if tapsRow(label) { return }
            // A user can tap a disabled control, without effect.
            let found = try target(label, "nothing to tap", \(any Touchable).label)
            guard isEnabled(found) else {
                return EventLog.shared.record(fact: .touchedDisabled(label: label))
            }
            found.activate()
        case .open(let label):
            let none = "nothing to open"
            let found = try target(label, none) { (control: ControlNode) in
                control.opening == nil ? nil : control.label
            }
            try enabled(found, label).activate()
        case .type(let text, let field):
            try enabled(target(field, "no field", \(any Typable).label), field).type(text)
        case .submit(let field):
            try enabled(target(field, "no field", \(any Typable).label), field).submit()
        case .toggle(let label):
            try enabled(target(label, "no switch", \(any Toggleable).label), label).activate()
        case .choose(let option, let label):
            let picker = try enabled(target(label, "no picker", \(any Choosable).label), label)
            guard picker.choose(option) else {
                throw Miss(reason: "\"\(label)\" has no option \"\(option)\"", candidates: picker.options)
            }
        case .refresh: try refresh()
        case .scroll(let place): try scroll(to: place)
        case .tab(let title): try select(title)
        case .back: try goBack()
        case .dismiss: try dismiss()
        case .background, .foreground: break  // done above
        }
    }

    /// Opens the first context menu with an item that says `label`, if nothing on screen says it.
    private func openMenu(with label: String) {
        guard !reachable((any Touchable).self).contains(where: { $0.label == label }) else { return }
        reachable(ContextMenuNode.self).first { $0.hasItem(label) }?.open()
    }

    /// A row of a list with a selection is touched where no control says `label`.
    private func tapsRow(_ label: String) -> Bool {
        guard !reachable((any Touchable).self).contains(where: { $0.label == label }) else { return false }
        return reachable((any RowSelecting).self).contains { $0.selectRow(label) }
    }

    private func refresh() throws(Miss) {
        guard let target = innermost(of: reachable(RefreshNode.self)) else {
            throw Miss(reason: "nothing on screen can be refreshed")
        }
        target.refresh()
    }

    private func scroll(to place: Wire.Gesture.Place) throws(Miss) {
        let lists = reachable(LazyNode.self)
        guard let list = lists.first(where: { $0.totalRows > $0.window }) ?? lists.first else {
            guard !reachable(ScrollNode.self).isEmpty else { throw Miss(reason: "nothing on screen scrolls") }
            // Scrolling here moves only the picture, which is not drawn.
            if case .row = place { throw Miss(reason: "what scrolls here has no rows") }
            return
        }
        switch place {
        case .top: list.scroll(to: 0)
        case .end: list.scroll(to: list.totalRows)
        case .row(let row):
            guard row <= list.totalRows else {
                throw Miss(reason: "there is no row \(row), the last one is \(list.totalRows)")
            }
            list.scroll(to: row - 1)
        }
    }

    private func select(_ title: String) throws(Miss) {
        let bars = reachable(TabsNode.self)
        guard !bars.contains(where: { $0.select(title) }) else { return }
        throw Miss(reason: "there is no tab \"\(title)\"", candidates: bars.flatMap(\.titles))
    }

    private func goBack() throws(Miss) {
        guard !isHeld(.page) else { throw Miss(reason: "the page hides its back button") }
        // The innermost stack is the one on top.
        guard reachable((any Poppable).self).reversed().contains(where: { $0.goBack() }) else {
            throw Miss(reason: "there is no page to go back from")
        }
    }

    private func dismiss() throws(Miss) {
        guard let top = tree.topmostPresentation else { throw Miss(reason: "nothing is presented") }
        guard !isHeld(.sheet), top.dismiss() else {
            throw Miss(reason: "what is presented cannot be swiped away")
        }
    }

    private func isHeld(_ subject: HoldNode.Subject) -> Bool {
        reachable(HoldNode.self).contains { $0.subject == subject && $0.isOn }
    }

    // MARK: - Looking

    /// The target that says `label`: the first one in reading order, and of several inside each other the innermost.
    private func target<Target>(_ label: String, _ none: String, _ labelOf: (Target) -> String?)
        throws(Miss) -> Target
    {
        let targets = reachable(Target.self)
        guard let found = innermost(of: targets.filter { labelOf($0) == label }) else {
            let place = tree.topmostPresentation == nil ? "" : " in what is presented"
            throw Miss(reason: "\(none)\(place) says \"\(label)\"")
        }
        return found
    }

    private func enabled<Target>(_ target: Target, _ label: String) throws(Miss) -> Target {
        guard isEnabled(target) else { throw Miss(reason: "\"\(label)\" is disabled") }
        return target
    }

    private func isEnabled(_ target: Any) -> Bool {
        (target as? Node)?.isEnabled ?? true
    }

    /// The first of `nodes`, or the innermost of those inside it.
    private func innermost<Target>(of nodes: [Target]) -> Target? {
        guard var found = nodes.first else { return nil }
        for next in nodes.dropFirst() where isInside(next, found) { found = next }
        return found
    }

    private func isInside(_ inner: Any, _ outer: Any) -> Bool {
        guard let inner = inner as? Node, let outer = outer as? Node else { return false }
        return sequence(first: inner, next: \.parent).contains { $0 === outer }
    }

    /// Everything of a kind that a finger can reach, in reading order. A presentation covers the rest.
    private func reachable<Target>(_ kind: Target.Type) -> [Target] {
        var found: [Target] = []
        func look(at node: Node) {
            guard node.isShown, node.isPresent, node.letsTouchesIn else { return }
            if let target = node as? Target { found.append(target) }
            for child in node.children { look(at: child) }
        }
        (tree.topmostPresentation ?? tree.root).map(look)
        return found
    }
}
