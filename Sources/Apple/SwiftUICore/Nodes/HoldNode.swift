package import Lifecycle

@MainActor package final class HoldNode: Node {
    public enum Subject {
        case sheet
        case page
    }
    public let subject: Subject
    public fileprivate(set) var isOn: Bool

    init(at site: Site, _ subject: Subject, isOn: Bool, content: (Site) -> Node) {
        self.subject = subject
        self.isOn = isOn
        super.init(at: site)
        build([content(inside)])
    }

    public override var rowRole: RowRole { .wrapper }
}

nonisolated struct HoldModifier: _PrimitiveModifier {
    let subject: HoldNode.Subject
    let isOn: Bool

    @MainActor func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        HoldNode(at: site, subject, isOn: isOn, content: content)
    }

    @MainActor func update(_ node: Node) {
        node.as(HoldNode.self).isOn = isOn
    }
}

extension View {
    /// Prevents the user from swiping away the sheet around the view, so that only the app's code can close the sheet.
    nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modified(by: HoldModifier(subject: .sheet, isOn: isDisabled))
    }

    /// Hides the back button, so that only the app's code can pop the page around the view.
    nonisolated public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
        modified(by: HoldModifier(subject: .page, isOn: hides))
    }
}
