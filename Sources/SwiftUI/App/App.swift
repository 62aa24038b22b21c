import Lifecycle

/// A whole app: its scenes, of which the first window is what is on screen.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor var body: Body { get }
    @MainActor init()
}

extension App {
    /// The app host shows the app; a main program of the app's own has nothing to do.
    public static func main() {}
}

/// A part of an app that has windows.
@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor var body: Body { get }

    /// What the scene has on screen.
    @MainActor var _root: any View { get }
}

extension Scene {
    public var _root: any View { body._root }
}

extension Never: Scene {
    public var _root: any View { fatalError("a scene without a body has no root of its own") }
}

@resultBuilder public enum SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

/// A window and what is in it.
public struct WindowGroup<Content: View>: Scene {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public init(_ title: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: Never { fatalError("WindowGroup has no body") }
    public var _root: any View { content }
}

extension WindowGroup {
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> WindowGroup<some View> {
        WindowGroup<_>(content: { content.environment(keyPath, value) })
    }

    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> WindowGroup<some View> {
        WindowGroup<_>(content: { content.environment(object) })
    }
}

/// An app as a view: what the host shows for a type marked `@main`.
public struct _AppRoot<Program: App>: View {
    private let program: Program

    public init(_ program: Program.Type) {
        self.program = Program()
    }

    public var body: some View { AnyView(_open(program.body._root)) }

    private func _open(_ view: any View) -> AnyView { AnyView(erasing: view) }
}
