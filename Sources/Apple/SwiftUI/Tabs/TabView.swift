import Foundation
package import Lifecycle
import Wire

/// Shows one of several screens, which the user selects with tabs. A tab's screen is created when the tab is
/// first selected. When another tab is selected, the old screen disappears. The old screen loses its tasks but keeps
/// its state.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let bound: Binding<SelectionValue>?
    private let content: Content
    /// The name `selection` appears in the trace that learners see.
    @State private var selection: AnyHashable?

    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        bound = selection
        self.content = content()
    }

    @MainActor public var body: some View {
        let tabs = TabItem.all(in: content)
        let chosen = bound.map { AnyHashable($0.wrappedValue) } ?? selection ?? tabs.first?.key
        _Tabs(tabs: tabs, selected: chosen) { key in
            if let bound {
                (key.base as? SelectionValue).map { bound.wrappedValue = $0 }
            } else {
                selection = key
            }
        }
    }
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content)
    }
}

extension TabView {
    public init<Tabs: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> Tabs
    ) where Content == Tabs._Tabs, Tabs.TabValue == SelectionValue {
        self.init(selection: selection, content: { content()._tabs })
    }
}

extension TabView where SelectionValue == Never {
    public init<Tabs: TabContent>(@TabContentBuilder<Never> content: () -> Tabs)
    where Content == Tabs._Tabs, Tabs.TabValue == Never {
        self.init(selection: nil, content: { content()._tabs })
    }
}

struct TabItem {
    var key: AnyHashable
    var title: String
    var badge: Text?
    var view: any View

    @MainActor static func all(in content: some View) -> [TabItem] {
        let parts = TabParts.of(content)
        return parts.enumerated().map { index, part in
            TabItem(
                key: part.tag ?? AnyHashable(index), title: part.title ?? "\(index + 1)", badge: part.badge,
                view: part.view)
        }
    }
}

/// The parts of a tab, such as its tag, label and badge. Each modifier such as `.tag` or `.tabItem` adds one
/// part to a tab.
struct TabParts {
    var tag: AnyHashable?
    var title: String?
    var badge: Text?
    var view: any View

    @MainActor static func of(_ view: some View) -> [TabParts] {
        (view as? any TabPartSource)?.tabParts ?? [TabParts(view: view)]
    }
}

protocol TabPartSource {
    @MainActor var tabParts: [TabParts] { get }
}

extension TupleView: TabPartSource {
    @MainActor var tabParts: [TabParts] { members.flatMap { TabParts.of($0) } }
}

extension ForEach: TabPartSource where Content: View {
    @MainActor var tabParts: [TabParts] {
        data.flatMap { element in
            TabParts.of(content(element)).map { part in
                var part = part
                part.tag = part.tag ?? AnyHashable(id(element))
                return part
            }
        }
    }
}

nonisolated struct _Tabs: _PrimitiveView {
    let tabs: [TabItem]
    let selected: AnyHashable?
    let select: (AnyHashable) -> Void

    @MainActor func _makeNode(at site: Site) -> Node { TabsNode(at: site, self) }
    @MainActor func _update(_ node: Node) { node.as(TabsNode.self).update(self) }

    /// Returns the tab to show, usually the selected tab. If no tab has the selected value, the previous tab
    /// stays, because a tab view always shows a tab.
    @MainActor func shown(after last: AnyHashable?) -> AnyHashable? {
        [selected, last].lazy.compactMap { $0 }.first { key in tabs.contains { $0.key == key } }
            ?? tabs.first?.key
    }

    @MainActor func choices(showing key: AnyHashable?) -> SwitchNode.Choices {
        let tabs = tabs
        return SwitchNode.Choices(
            keys: tabs.map(\.key), selected: key,
            make: { tabs[$0].view._makeNode(at: $1) }, update: { tabs[$0].view._update($1) })
    }
}

/// The node of a tab bar with the selected tab's screen.
@MainActor package final class TabsNode: Node {
    private var tabs: _Tabs
    private var shown: AnyHashable?

    init(at site: Site, _ tabs: _Tabs) {
        self.tabs = tabs
        shown = tabs.shown(after: nil)
        super.init(at: site)
        build([SwitchNode(at: inside, tabs.choices(showing: shown))])
    }

    func update(_ tabs: _Tabs) {
        self.tabs = tabs
        shown = tabs.shown(after: shown)
        (children.first as? SwitchNode)?.update(tabs.choices(showing: shown))
    }

    package override func backdrop(of child: Node) -> Backdrop { .open }

    /// Draws the tab bar below the screen: the selected tab in brackets, each badge in parentheses after its
    /// title.
    public override func draw(on screen: inout Screen) {
        super.draw(on: &screen)
        let bar = tabs.tabs.map { tab in
            let title = tab.badge.map { "\(tab.title) (\($0.segments.words(in: ambient)))" } ?? tab.title
            return tab.key == shown ? "[\(title)]" : title
        }
        screen.add(.tabs, bar.joined(separator: "  "))
    }

    public var titles: [String] { tabs.tabs.map(\.title) }

    /// Taps the tab with this title and thereby writes the tab view's selection.
    public func select(_ title: String) -> Bool {
        guard let tab = tabs.tabs.first(where: { $0.title == title }) else { return false }
        Scopes.enter(Scope(view: path, phase: .action)) { tabs.select(tab.key) }
        return true
    }
}
