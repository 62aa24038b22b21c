import Foundation
import Lifecycle
import SwiftUI
import Wire

/// The user's finger: finds the target of a gesture on the screen and performs the gesture.
///
/// The finger reaches only views that a user can touch. Other tabs, covered pages, views under a sheet, and rows
/// outside the window are out of reach. If no label is equal to the text, the finger accepts the only label that
/// contains the text.
@MainActor struct Finger {
    let tree: Tree

    /// `candidates` are names on the screen that the scenario may have meant.
    struct Miss: Error {
        let reason: String
        var candidates: [String] = []
    }

    func perform(_ gesture: Wire.Gesture) throws(Miss) {
        // While the app is in the background, a user can only bring the app back to the foreground.
        if gesture == .background { return tree.pass(to: .background) }
        if gesture == .foreground { return tree.pass(to: .active) }
        guard tree.scenePhase != .background else { throw Miss(reason: "the app is in the background") }
        switch gesture {
        case .tap(let label): try StrokeAim(in: tree).tap(label)
        case .press(let label): try StrokeAim(in: tree).press(label)
        case .swipe(let label, let direction): try StrokeAim(in: tree).swipe(label, to: direction)
        case .drag(let label, let right, let down):
            let way = CGSize(width: Double(right), height: Double(down))
            try StrokeAim(in: tree).move(label, "dragged", [.drag(by: way), .drag(by: way, resting: true)])
        case .openURL(let address): try open(address)
        case .open(let label):
            let none = "no link, menu or group"
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
        case .background, .foreground: break  // `perform` has handled both.
        }
    }

    /// Every view with `onOpenURL` receives the URL.
    private func open(_ address: String) throws(Miss) {
        guard let url = URL(string: address) else { throw Miss(reason: "\"\(address)\" is not a URL") }
        guard tree.open(url) else { throw Miss(reason: "no view of the app has onOpenURL") }
    }

    private func refresh() throws(Miss) {
        guard let target = Reach(tree: tree).innermost(of: reachable(RefreshNode.self)) else {
            throw Miss(reason: "nothing on screen can be refreshed")
        }
        target.refresh()
    }

    private func scroll(to place: Wire.Gesture.Place) throws(Miss) {
        let lists = reachable(LazyNode.self)
        guard let list = lists.first(where: { $0.totalRows > $0.window }) ?? lists.first else {
            guard !reachable(ScrollNode.self).isEmpty else { throw Miss(reason: "nothing on screen scrolls") }
            // Scrolling a plain scroll view has no effect, because the course draws no pixels.
            if case .row = place { throw Miss(reason: "this scroll view has no rows") }
            return
        }
        switch place {
        case .top: list.scroll(to: 0)
        case .end: list.scroll(to: list.totalRows)
        case .row(let row):
            guard row <= list.totalRows else {
                throw Miss(reason: "the list has no row \(row): it has only \(list.totalRows) rows")
            }
            list.scroll(to: row - 1)
        }
    }

    private func select(_ title: String) throws(Miss) {
        let bars = reachable(TabsNode.self)
        guard !bars.contains(where: { $0.select(title) }) else { return }
        throw Miss(reason: "no tab is titled \"\(title)\"", candidates: bars.flatMap(\.titles))
    }

    private func goBack() throws(Miss) {
        guard !isHeld(.page) else { throw Miss(reason: "the page hides its back button") }
        // In nested navigation stacks, the innermost stack goes back.
        guard reachable((any Poppable).self).reversed().contains(where: { $0.goBack() }) else {
            throw Miss(reason: "no page was pushed, so the user cannot go back")
        }
    }

    private func dismiss() throws(Miss) {
        guard let top = tree.topmostPresentation else { throw Miss(reason: "nothing is presented") }
        guard !isHeld(.sheet), top.dismiss() else {
            throw Miss(reason: "the presented view cannot be swiped away")
        }
    }

    private func isHeld(_ subject: HoldNode.Subject) -> Bool {
        reachable(HoldNode.self).contains { $0.subject == subject && $0.isOn }
    }

    // MARK: - Finding targets

    private func target<Target>(_ label: String, _ none: String, _ labelOf: (Target) -> String?)
        throws(Miss) -> Target
    {
        try Reach(tree: tree).target(label, none, labelOf)
    }

    private func enabled<Target>(_ target: Target, _ label: String) throws(Miss) -> Target {
        guard isEnabled(target) else { throw Miss(reason: "\"\(label)\" is disabled") }
        return target
    }

    private func isEnabled(_ target: Any) -> Bool {
        (target as? Node)?.isEnabled ?? true
    }

    private func reachable<Target>(_ kind: Target.Type) -> [Target] { Reach(tree: tree).all(kind) }
}
