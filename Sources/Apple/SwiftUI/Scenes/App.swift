import Lifecycle

/// Only the app's first scene is on screen. The app's value is created once, and its body runs like a view's
/// body.
@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor var body: Body { get }
    @MainActor init()
}

extension App {
    /// `main` does nothing, because the host shows the app.
    public static func main() {}
}

@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor var body: Body { get }

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

    /// An app opens with its first scene. No scenario opens further scenes.
    public static func buildBlock<First: Scene, each Other: Scene>(
        _ first: First, _ others: repeat each Other
    ) -> First { first }

    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildOptional<Content: Scene>(_ content: Content?) -> Content? { content }
}

extension Optional: Scene where Wrapped: Scene {
    public var body: Never { fatalError("an optional scene has no body") }
    @MainActor public var _root: any View {
        switch self {
        case .some(let scene): scene._root
        case .none: EmptyView()
        }
    }
}

extension Group: Scene where Content: Scene {
    @MainActor public init(@SceneBuilder content: () -> Content) { self.init(_content: content()) }

    public var body: Never { fatalError("a group of scenes has no body") }
    @MainActor public var _root: any View { content._root }
}

public struct WindowGroup<Content: View>: Scene {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public init(id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: Never { fatalError("WindowGroup has no body") }
    public var _root: any View { content }
}

// Window titles have no effect, because a phone does not show them.
extension WindowGroup {
    public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(content: content) }
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }
    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, @ViewBuilder content: () -> Content
    ) { self.init(content: content) }

    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }
    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content)
    }
    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, id: String, @ViewBuilder content: () -> Content
    ) { self.init(content: content) }
}

/// The host uses `_AppRoot` to show a type marked `@main`.
public struct _AppRoot<Program: App>: View {
    private let properties: OwnedProperties<Program>

    public init(_ program: Program.Type) {
        properties = OwnedProperties(owner: Program())
    }

    /// The view of the first scene or, in a UIKit app, the controller in the window.
    public var body: some View {
        AnyView(_open(UIApplication.shared.scene.content.host?._hosted ?? properties.owner.body._root))
    }

    /// Passes an app delegate that is an `ObservableObject` to all views, through the environment.
    private func _open(_ view: any View) -> AnyView {
        func passing<Delegate: ObservableObject>(_ delegate: Delegate) -> AnyView {
            AnyView(AnyView(erasing: view).environmentObject(delegate))
        }
        let observed: [AnyObject?] = [UIApplication.shared.delegate, NSApplication.shared.delegate]
        guard let delegate = observed.lazy.compactMap({ $0 as? any ObservableObject }).first else {
            return AnyView(erasing: view)
        }
        return passing(delegate)
    }
}
