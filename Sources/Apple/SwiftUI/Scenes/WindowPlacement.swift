// Window placement has no effect, because a phone has one window that fills the screen.

nonisolated public struct WindowLevel: Hashable, Sendable {
    private let name: String
    public static let automatic = WindowLevel(name: "automatic")
    public static let normal = WindowLevel(name: "normal")
    public static let floating = WindowLevel(name: "floating")
    public static let desktop = WindowLevel(name: "desktop")
}

nonisolated public struct WindowManagerRole: Hashable, Sendable {
    private let name: String
    public static let automatic = WindowManagerRole(name: "automatic")
    public static let principal = WindowManagerRole(name: "principal")
    public static let associated = WindowManagerRole(name: "associated")
}

nonisolated public struct SceneRestorationBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SceneRestorationBehavior(name: "automatic")
    public static let disabled = SceneRestorationBehavior(name: "disabled")
}

nonisolated public struct SceneLaunchBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SceneLaunchBehavior(name: "automatic")
    public static let presented = SceneLaunchBehavior(name: "presented")
    public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}

nonisolated public struct WindowIdealSize: Hashable, Sendable {
    private let name: String
    public static let automatic = WindowIdealSize(name: "automatic")
    public static let fitToContent = WindowIdealSize(name: "fitToContent")
    public static let maximum = WindowIdealSize(name: "maximum")
}

nonisolated public struct WindowPlacement: Sendable {
    private let position: CGPoint?
    private let size: CGSize?

    public init(_ position: CGPoint, size: CGSize? = nil) {
        self.position = position
        self.size = size
    }

    public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {
        self.position = nil
        self.size = size
    }

    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        position = CGPoint(x: x, y: y)
        size = CGSize(width: width, height: height)
    }

    public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.position = nil
        size = width.flatMap { width in height.map { CGSize(width: width, height: $0) } }
    }
}

nonisolated public struct WindowLayoutRoot {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
}

nonisolated public struct WindowPlacementContext {
    public let defaultDisplay: DisplayProxy
}

nonisolated public struct DisplayProxy: Equatable, Sendable {
    public let bounds: CGRect
    public let visibleRect: CGRect
    public let safeAreaInsets: EdgeInsets
}

extension Scene {
    nonisolated public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content)
        -> some Scene
    { self }
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }
    nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }
    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    nonisolated public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
    nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene
    {
        self
    }
    nonisolated public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }
    nonisolated public func windowToolbarLabelStyle(_ style: Binding<ToolbarLabelStyle>) -> some Scene {
        self
    }
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { self }
    nonisolated public func defaultWindowPlacement(
        _ makePlacement:
            @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) ->
            WindowPlacement
    ) -> some Scene { self }
    nonisolated public func windowIdealPlacement(
        _ makePlacement:
            @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) ->
            WindowPlacement
    ) -> some Scene { self }

    /// Adds work for the system to start while the app is in the background. The simulated system never starts
    /// background work.
    nonisolated public func backgroundTask<Request, Response>(
        _ task: BackgroundTask<Request, Response>,
        action: @escaping @Sendable (Request) async -> Response
    ) -> some Scene { self }
    nonisolated public func backgroundTask(
        _ task: BackgroundTask<Void, Void>, action: @escaping @Sendable () async -> Void
    ) -> some Scene { self }
}

nonisolated public struct ToolbarLabelStyle: Hashable, Sendable {
    private let name: String
    public static let automatic = ToolbarLabelStyle(name: "automatic")
    public static let titleAndIcon = ToolbarLabelStyle(name: "titleAndIcon")
    public static let titleOnly = ToolbarLabelStyle(name: "titleOnly")
    public static let iconOnly = ToolbarLabelStyle(name: "iconOnly")
}

/// A reason for the system to wake an app.
nonisolated public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {
    private let name: String
}

extension BackgroundTask where Request == Void, Response == Void {
    nonisolated public static func appRefresh(_ identifier: String) -> Self { Self(name: identifier) }
    nonisolated public static func urlSession(_ identifier: String) -> Self { Self(name: identifier) }
    nonisolated public static var watchConnectivity: Self { Self(name: "watchConnectivity") }
    nonisolated public static var bluetoothAlert: Self { Self(name: "bluetoothAlert") }
    nonisolated public static var snapshot: Self { Self(name: "snapshot") }
}

extension BackgroundTask where Request == String, Response == Void {
    nonisolated public static var urlSession: Self { Self(name: "urlSession") }
    nonisolated public static func appRefresh(matching: @escaping (String) -> Bool) -> Self {
        Self(name: "appRefresh")
    }
    nonisolated public static func urlSession(matching: @escaping (String) -> Bool) -> Self {
        Self(name: "urlSession")
    }
}

extension WindowGroup {
    /// A window group that shows a value in each window. The first window of the window group has the default value.
    public init<Value: Hashable & Codable, Inside: View>(
        id: String = "", for type: Value.Type = Value.self,
        @ViewBuilder content: @escaping (Binding<Value>) -> Inside, defaultValue: @escaping () -> Value
    ) where Content == _DefaultValueWindow<Value, Inside> {
        self.init { _DefaultValueWindow(content: content, value: defaultValue) }
    }
}

public struct _DefaultValueWindow<Value, Content: View>: View {
    let content: (Binding<Value>) -> Content
    @State private var value: Value

    init(content: @escaping (Binding<Value>) -> Content, value: () -> Value) {
        self.content = content
        _value = State(initialValue: value())
    }

    public var body: some View { content($value) }
}

public struct UtilityWindow<Content: View>: Scene {
    private let content: Content

    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, id: String, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    public var body: Never { fatalError("UtilityWindow has no body") }
    public var _root: any View { content }
}

extension Window {
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(LocalizedStringKey(""), id: id, content: content)
    }
}

// A phone has no menu bar, so the items of a menu bar never show.
extension MenuBarExtra {
    public init(
        isInserted: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) { self.init(content: content, label: label) }
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
    public init(
        _ title: LocalizedStringKey, systemImage: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) { self.init(title, systemImage: systemImage, content: content) }
    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, systemImage: String, isInserted: Binding<Bool>, @ViewBuilder content: () -> Content
    ) { self.init(title, systemImage: systemImage, content: content) }
    public init(_ title: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(title, image: image) }
    }
    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, image: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUI.Label(title, image: image) }
    }
    public init(
        _ title: LocalizedStringKey, image: String, isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) { self.init(title, image: image, content: content) }
}

nonisolated public struct DefaultWindowToolbarStyle: WindowToolbarStyle { public init() {} }
nonisolated public struct ExpandedWindowToolbarStyle: WindowToolbarStyle { public init() {} }

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    nonisolated public static var automatic: Self { Self() }
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    nonisolated public static var expanded: Self { Self() }
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    nonisolated public static func unifiedCompact(showsTitle: Bool) -> Self { Self() }
}
