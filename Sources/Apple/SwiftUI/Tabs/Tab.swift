import Lifecycle
import Wire

/// The content of a `TabView`: a `Tab`, several tabs, or a type whose body contains tabs.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
    associatedtype Body: TabContent
    associatedtype _Tabs: View = _CustomTabs<Self>

    @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
    nonisolated var _tabs: _Tabs { get }
}

extension TabContent where _Tabs == _CustomTabs<Self> {
    nonisolated public var _tabs: _CustomTabs<Self> { _CustomTabs(tabs: self) }
}

public protocol _PrimitiveTabContent: TabContent where Body == Never {}

extension _PrimitiveTabContent {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: TabContent {
    public typealias TabValue = Never
    nonisolated public var _tabs: Never { fatalError("there is no such tab") }
}

/// A screen of a `TabView`, with the label of the screen's tab and the value that selects the tab.
///
///     Tab("Home", systemImage: "house", value: .home) { HomeView() }
nonisolated public struct Tab<Value: Hashable, Content: View, Label: View>: _PrimitiveTabContent {
    public typealias TabValue = Value

    public let _tabs: _TabScreen<Content, Label>

    init(value: AnyHashable?, content: Content, label: Label) {
        _tabs = _TabScreen(tag: value, content: content, label: label)
    }
}

/// The role of a tab. A tab's role has no effect except for a default title.
nonisolated public struct TabRole: Hashable, Sendable {
    public static let search = TabRole()
}

extension Tab {
    public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: AnyHashable(value), content: content(), label: label())
    }
}

extension Tab where Value == Never {
    public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(value: nil, content: content(), label: label())
    }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
    public init(
        _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    public init(
        _ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { SwiftUI.Label(title, image: image) }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { SwiftUI.Label(title, image: image) }
    }

    /// Makes a tab without a label, whose title is Search.
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(value: value, content: content) { SwiftUI.Label("Search", systemImage: "magnifyingglass") }
    }
}

extension Tab where Value == Never, Label == SwiftUI.Label<Text, Image> {
    public init(
        _ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    public init(
        _ title: LocalizedStringKey, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUI.Label(title, image: image) }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUI.Label(title, image: image) }
    }

    public init(role: TabRole?, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label("Search", systemImage: "magnifyingglass") }
    }
}

/// A group of tabs, which behave like tabs outside a group; the screen does not show the group's title.
nonisolated public struct TabSection<TabValue: Hashable, Tabs: TabContent>: _PrimitiveTabContent
where Tabs.TabValue == TabValue {
    public let _tabs: Tabs._Tabs

    public init(@TabContentBuilder<TabValue> content: () -> Tabs) {
        _tabs = content()._tabs
    }

    public init(_ title: LocalizedStringKey, @TabContentBuilder<TabValue> content: () -> Tabs) {
        self.init(content: content)
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, @TabContentBuilder<TabValue> content: () -> Tabs
    ) {
        self.init(content: content)
    }
}

extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    public var body: Never { return fatalError("tabs of a collection have no body") }

    nonisolated public var _tabs: ForEach<Data, ID, Content._Tabs> {
        ForEach<Data, ID, Content._Tabs>(
            data: data, content: { content($0)._tabs }, id: id,
            location: location)
    }

    public init<Value: Hashable>(
        _ data: Data, id: KeyPath<Data.Element, ID>, fileID: String = #fileID, line: Int = #line,
        @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Content.TabValue == Value {
        self.init(
            data: data, content: content, id: { $0[keyPath: id] },
            location: SourceLocation(fileID: fileID, line: line))
    }

    public init<Value: Hashable>(
        _ data: Data, fileID: String = #fileID, line: Int = #line,
        @TabContentBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID, Content.TabValue == Value {
        self.init(data, id: \.id, fileID: fileID, line: line, content: content)
    }

    public init<Value: Hashable>(
        _ data: Range<Int>, fileID: String = #fileID, line: Int = #line,
        @TabContentBuilder<Value> content: @escaping (Int) -> Content
    ) where Data == Range<Int>, ID == Int, Content.TabValue == Value {
        self.init(data, id: \.self, fileID: fileID, line: line, content: content)
    }
}
