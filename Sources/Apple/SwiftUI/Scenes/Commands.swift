/// The course shows no menu bar and never creates the content of menus.
@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

public protocol _PrimitiveCommands: Commands where Body == Never {}

extension _PrimitiveCommands {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

nonisolated public struct EmptyCommands: _PrimitiveCommands {
    public init() {}
}

nonisolated public struct CommandMenu<Content: View>: _PrimitiveCommands {
    private let content: () -> Content

    public init(_ name: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.content = content
    }
    @_disfavoredOverload public init<Name: StringProtocol>(
        _ name: Name, @ViewBuilder content: @escaping () -> Content
    ) { self.content = content }
}

nonisolated public struct CommandGroup<Content: View>: _PrimitiveCommands {
    private let addition: () -> Content

    public init(before group: CommandGroupPlacement, @ViewBuilder addition: @escaping () -> Content) {
        self.addition = addition
    }
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: @escaping () -> Content) {
        self.addition = addition
    }
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: @escaping () -> Content) {
        self.addition = addition
    }
}

nonisolated public struct CommandGroupPlacement: Sendable {
    public static let appInfo = CommandGroupPlacement()
    public static let appSettings = CommandGroupPlacement()
    public static let systemServices = CommandGroupPlacement()
    public static let appVisibility = CommandGroupPlacement()
    public static let appTermination = CommandGroupPlacement()
    public static let newItem = CommandGroupPlacement()
    public static let saveItem = CommandGroupPlacement()
    public static let importExport = CommandGroupPlacement()
    public static let printItem = CommandGroupPlacement()
    public static let undoRedo = CommandGroupPlacement()
    public static let pasteboard = CommandGroupPlacement()
    public static let textEditing = CommandGroupPlacement()
    public static let textFormatting = CommandGroupPlacement()
    public static let toolbar = CommandGroupPlacement()
    public static let sidebar = CommandGroupPlacement()
    public static let windowSize = CommandGroupPlacement()
    public static let windowList = CommandGroupPlacement()
    public static let windowArrangement = CommandGroupPlacement()
    public static let help = CommandGroupPlacement()
    public static let singleWindowList = CommandGroupPlacement()
}

nonisolated public struct SidebarCommands: _PrimitiveCommands {
    public init() {}
}

nonisolated public struct ToolbarCommands: _PrimitiveCommands {
    public init() {}
}

nonisolated public struct TextEditingCommands: _PrimitiveCommands {
    public init() {}
}

nonisolated public struct TextFormattingCommands: _PrimitiveCommands {
    public init() {}
}

nonisolated public struct InspectorCommands: _PrimitiveCommands {
    public init() {}
}

extension Optional: Commands where Wrapped: Commands {
    public var body: Never { fatalError("optional commands have no body") }
}

@resultBuilder nonisolated public enum CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
        EmptyCommands()
    }
    public static func buildIf<Content: Commands>(_ content: Content?) -> Content? { content }
    public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands { EmptyCommands() }
    public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands { EmptyCommands() }
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> EmptyCommands {
        EmptyCommands()
    }
}

extension Group: Commands, _PrimitiveCommands where Content: Commands {
    public init(@CommandsBuilder content: () -> Content) { self.init(_content: content()) }
}

nonisolated public struct ImportFromDevicesCommands: _PrimitiveCommands {
    public init() {}
}

extension Scene {
    nonisolated public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene
    {
        self
    }
    nonisolated public func commandsRemoved() -> some Scene { self }
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
    nonisolated public func windowStyle<Style: WindowStyle>(_ style: Style) -> some Scene { self }
    nonisolated public func windowToolbarStyle<Style: WindowToolbarStyle>(_ style: Style) -> some Scene {
        self
    }
    nonisolated public func menuBarExtraStyle<Style: MenuBarExtraStyle>(_ style: Style) -> some Scene { self }
    nonisolated public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
    nonisolated public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
        -> some Scene
    { self }
}

nonisolated public struct WindowResizability: Sendable {
    public static let automatic = WindowResizability()
    public static let contentSize = WindowResizability()
    public static let contentMinSize = WindowResizability()
}

nonisolated public protocol WindowStyle: Sendable {}
nonisolated public protocol WindowToolbarStyle: Sendable {}
nonisolated public protocol MenuBarExtraStyle: Sendable {}

nonisolated public struct DefaultWindowStyle: WindowStyle { public init() {} }
nonisolated public struct HiddenTitleBarWindowStyle: WindowStyle { public init() {} }
nonisolated public struct TitleBarWindowStyle: WindowStyle { public init() {} }
nonisolated public struct PlainWindowStyle: WindowStyle { public init() {} }
nonisolated public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
nonisolated public struct UnifiedWindowToolbarStyle: WindowToolbarStyle { public init() {} }
nonisolated public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle { public init() {} }
nonisolated public struct MenuMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }
nonisolated public struct WindowMenuBarExtraStyle: MenuBarExtraStyle { public init() {} }

extension WindowStyle where Self == DefaultWindowStyle {
    nonisolated public static var automatic: Self { Self() }
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    nonisolated public static var hiddenTitleBar: Self { Self() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
    nonisolated public static var titleBar: Self { Self() }
}
extension WindowStyle where Self == PlainWindowStyle { nonisolated public static var plain: Self { Self() } }
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    nonisolated public static var unified: Self { Self() }
    nonisolated public static func unified(showsTitle: Bool) -> Self { Self() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    nonisolated public static var unifiedCompact: Self { Self() }
}
extension MenuBarExtraStyle where Self == MenuMenuBarExtraStyle {
    nonisolated public static var menu: Self { Self() }
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    nonisolated public static var window: Self { Self() }
}
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    nonisolated public static var automatic: Self { Self() }
}
