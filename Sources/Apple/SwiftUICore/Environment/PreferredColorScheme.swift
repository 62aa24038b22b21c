import Lifecycle

/// The preferred color scheme of the window or of one sheet. If several views prefer a color scheme, the last
/// view to appear decides.
@MainActor final class SchemeHost {
    /// The preferred color scheme of the app's window.
    static var window: SchemeHost { Singletons.shared { SchemeHost() } }

    private var wishes: [(node: Loose<SchemeNode>, scheme: ColorScheme)] = []
    /// The sheet's node, which passes the color scheme to the sheet's views; nil for the window.
    fileprivate var node: Loose<AmbientNode>?

    private var scheme: ColorScheme? { wishes.last?.scheme }

    func wish(_ scheme: ColorScheme?, by node: SchemeNode) {
        let before = self.scheme
        wishes.removeAll { $0.node.node == nil || $0.node.node === node }
        if let scheme { wishes.append((Loose(node), scheme)) }
        if self.scheme != before { pass() }
    }

    private func pass() {
        if let node { return node.node?.update(setting) ?? () }
        guard let tree = Tree.current else { return }
        var values = EnvironmentValues(tree.ambient)
        values.colorScheme = scheme ?? .light
        tree.setAmbient(values.ambient)
    }

    fileprivate var setting: (inout Ambient) -> Void {
        { [self] ambient in
            var values = EnvironmentValues(ambient)
            values.schemeHost = self
            if let scheme { values.colorScheme = scheme }
            ambient = values.ambient
        }
    }
}

/// The node of the modifier `preferredColorScheme`. While on screen, the node requests a color scheme from the window
/// or sheet around the node.
@MainActor final class SchemeNode: Node {
    private var scheme: ColorScheme?

    init(at site: Site, _ scheme: ColorScheme?, content: (Site) -> Node) {
        self.scheme = scheme
        super.init(at: site)
        build([content(inside)])
    }

    override var rowRole: RowRole { .wrapper }

    func update(_ scheme: ColorScheme?) {
        guard scheme != self.scheme else { return }
        self.scheme = scheme
        if hasAppeared { host.wish(scheme, by: self) }
    }

    override func didAppear() { host.wish(scheme, by: self) }
    override func didDisappear() { host.wish(nil, by: self) }

    private var host: SchemeHost { EnvironmentValues(ambient).schemeHost ?? .window }
}

nonisolated private struct _SchemeModifier: _PrimitiveModifier {
    let scheme: ColorScheme?

    @MainActor func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        SchemeNode(at: site, scheme, content: content)
    }

    @MainActor func update(_ node: Node) { node.as(SchemeNode.self).update(scheme) }
}

/// Gives the content of a sheet a separate preferred color scheme.
package nonisolated struct SchemeHostModifier: _PrimitiveModifier {
    package init() {}

    package static var updatesBeforeContent: Bool { true }

    @MainActor package func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        let host = SchemeHost()
        let node = AmbientNode(at: site, setting: host.setting, content: content)
        host.node = Loose(node)
        return node
    }

    @MainActor package func update(_ node: Node) {}
}

nonisolated private enum SchemeHostKey: EnvironmentKey { static let defaultValue: SchemeHost? = nil }

nonisolated extension EnvironmentValues {
    fileprivate var schemeHost: SchemeHost? {
        get { self[SchemeHostKey.self] }
        set { self[SchemeHostKey.self] = newValue }
    }
}

extension View {
    /// Sets `\.colorScheme` of the window, or of the sheet around the view, while the view is on screen. A nil
    /// argument requests no color scheme.
    nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modified(by: _SchemeModifier(scheme: colorScheme))
    }
}
