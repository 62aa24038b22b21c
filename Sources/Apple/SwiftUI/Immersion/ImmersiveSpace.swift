// Immersive spaces are scenes for a headset. The simulated device is a phone, so opening an immersive space
// fails. An immersive space that is the app's first scene is on screen, like any other scene.

public struct ImmersiveSpace<Content: ImmersiveSpaceContent, Data: Codable & Hashable>: Scene {
    private let content: (Data?) -> Content

    public init(@ImmersiveSpaceContentBuilder content: () -> Content) where Data == Never {
        let made = content()
        self.content = { _ in made }
    }

    public init(id: String, @ImmersiveSpaceContentBuilder content: () -> Content) where Data == Never {
        self.init(content: content)
    }

    public init(
        id: String = "", for type: Data.Type,
        @ImmersiveSpaceContentBuilder content: @escaping (Binding<Data?>) -> Content
    ) {
        self.content = { content(.constant($0)) }
    }

    public init(
        id: String = "", for type: Data.Type = Data.self,
        @ImmersiveSpaceContentBuilder content: @escaping (Binding<Data>) -> Content,
        defaultValue: @escaping () -> Data
    ) {
        self.content = { content(.constant($0 ?? defaultValue())) }
    }

    public init<Inside: View>(
        id: String, @ViewBuilder makeContent: @escaping () -> Inside
    ) where Data == Never, Content == ImmersiveSpaceViewContent<Inside> {
        self.init(id: id) { ImmersiveSpaceViewContent(content: makeContent()) }
    }

    public var body: some Scene { WindowGroup { erased(content(nil)._inside) } }

    private func erased(_ view: any View) -> AnyView { AnyView(view) }
}

/// The content of an immersive space: views, or a renderer that the app provides.
@MainActor @preconcurrency public protocol ImmersiveSpaceContent {
    associatedtype Body: ImmersiveSpaceContent
    @ImmersiveSpaceContentBuilder @MainActor var body: Body { get }

    /// The SwiftUI views in the immersive space.
    @MainActor var _inside: any View { get }
}

extension ImmersiveSpaceContent {
    public var _inside: any View { body._inside }
}

extension Never: ImmersiveSpaceContent {
    public var _inside: any View { EmptyView() }
}

public struct ImmersiveSpaceViewContent<Content: View>: ImmersiveSpaceContent {
    let content: Content
    public var body: ImmersiveSpaceViewContent<Content> { self }
    public var _inside: any View { content }
}

@resultBuilder public enum ImmersiveSpaceContentBuilder {
    @MainActor public static func buildExpression<Content: View>(
        _ content: Content
    ) -> ImmersiveSpaceViewContent<Content> { ImmersiveSpaceViewContent(content: content) }
    public static func buildExpression<Content: ImmersiveSpaceContent>(_ content: Content) -> Content {
        content
    }
    public static func buildBlock<Content: ImmersiveSpaceContent>(_ content: Content) -> Content { content }
}

/// `openImmersiveSpace` returns an error, because a phone cannot show immersive spaces.
// swift-format-ignore: UseSynthesizedInitializer
@MainActor @preconcurrency public struct OpenImmersiveSpaceAction: Sendable {
    nonisolated init() {}

    nonisolated public enum Result: Hashable, Sendable { case opened, userCancelled, error }

    @discardableResult public func callAsFunction(id: String) async -> Result { .error }
    @discardableResult public func callAsFunction<Value: Codable & Hashable>(value: Value) async -> Result {
        .error
    }
    @discardableResult public func callAsFunction<Value: Codable & Hashable>(
        id: String, value: Value
    ) async -> Result { .error }
}

// swift-format-ignore: UseSynthesizedInitializer
@MainActor @preconcurrency public struct DismissImmersiveSpaceAction: Sendable {
    nonisolated init() {}
    public func callAsFunction() async {}
}

/// `pushWindow` has no effect, because a phone shows one window.
// swift-format-ignore: UseSynthesizedInitializer
@MainActor @preconcurrency public struct PushWindowAction: Sendable {
    nonisolated init() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
    public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

nonisolated extension EnvironmentValues {
    public var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction() }
    public var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction() }
    public var supportsImmersiveSpaces: Bool { false }
    public var pushWindow: PushWindowAction { PushWindowAction() }
}
