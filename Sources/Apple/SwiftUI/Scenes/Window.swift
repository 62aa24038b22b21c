import Lifecycle

// An app opens with its first scene; no scenario opens other scenes.

public struct Window<Content: View>: Scene {
    private let content: Content

    public init(_ title: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, id: String, @ViewBuilder content: () -> Content
    ) {
        self.content = content()
    }

    public var body: Never { fatalError("Window has no body") }
    public var _root: any View { content }
}

public struct Settings<Content: View>: Scene {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: Never { fatalError("Settings has no body") }
    public var _root: any View { content }
}

public struct MenuBarExtra<Label: View, Content: View>: Scene {
    private let content: Content

    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.content = content()
    }

    public var body: Never { fatalError("MenuBarExtra has no body") }
    public var _root: any View { content }
}

extension MenuBarExtra where Label == Text {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { Text(title) }
    }
}

extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
    public init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, systemImage: String, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

/// The first window of a document app shows a new document.
public struct DocumentGroup<Document, Content: View>: Scene {
    private let make: (Binding<Document>) -> Content
    private let document: () -> Document

    public var body: Never { fatalError("DocumentGroup has no body") }
    public var _root: any View { _DocumentView(document: document, make: make) }
}

extension DocumentGroup where Document: FileDocument {
    public init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        document = newDocument
        make = { editor(FileDocumentConfiguration(document: $0)) }
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    public init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        document = newDocument
        make = { editor(ReferenceFileDocumentConfiguration(document: $0.wrappedValue)) }
    }
}

public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    @ObservedObject public var document: Document
    public var fileURL: URL? { nil }
    public var isEditable: Bool { true }

    init(document: Document) { self.document = document }
}

public struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding public var document: Document
    public var fileURL: URL? { nil }
    public var isEditable: Bool { true }

    init(document: Binding<Document>) { _document = document }

    public var wrappedValue: Document { document }
}

private struct _DocumentView<Document, Content: View>: View {
    @State private var document: Document
    let make: (Binding<Document>) -> Content

    init(document: () -> Document, make: @escaping (Binding<Document>) -> Content) {
        _document = State(initialValue: document())
        self.make = make
    }

    var body: some View { make($document) }
}

extension WindowGroup {
    /// A window group that shows a value in each window. The first window of the window group has no value.
    public init<Value: Hashable & Codable, Inside: View>(
        id: String = "", for type: Value.Type, @ViewBuilder content: @escaping (Binding<Value?>) -> Inside
    ) where Content == _ValueWindow<Value, Inside> {
        self.init { _ValueWindow(content: content) }
    }

    public init<Value: Hashable & Codable, Inside: View>(
        _ title: LocalizedStringKey, id: String = "", for type: Value.Type,
        @ViewBuilder content: @escaping (Binding<Value?>) -> Inside
    ) where Content == _ValueWindow<Value, Inside> {
        self.init(id: id, for: type, content: content)
    }

    @_disfavoredOverload public init<Title: StringProtocol, Value: Hashable & Codable, Inside: View>(
        _ title: Title, id: String = "", for type: Value.Type,
        @ViewBuilder content: @escaping (Binding<Value?>) -> Inside
    ) where Content == _ValueWindow<Value, Inside> {
        self.init(id: id, for: type, content: content)
    }
}

public struct _ValueWindow<Value, Content: View>: View {
    let content: (Binding<Value?>) -> Content
    @State private var value: Value?

    init(content: @escaping (Binding<Value?>) -> Content) { self.content = content }

    public var body: some View { content($value) }
}

/// `openWindow` has no effect, because a phone shows one window.
// swift-format-ignore: UseSynthesizedInitializer
@MainActor @preconcurrency public struct OpenWindowAction {
    nonisolated init() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<Value: Hashable & Codable>(value: Value) {}
    public func callAsFunction<Value: Hashable & Codable>(id: String, value: Value) {}
}

// swift-format-ignore: UseSynthesizedInitializer
@MainActor @preconcurrency public struct DismissWindowAction {
    nonisolated init() {}
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
}

// swift-format-ignore: UseSynthesizedInitializer
@MainActor @preconcurrency public struct OpenSettingsAction {
    nonisolated init() {}
    public func callAsFunction() {}
}

nonisolated private enum MinimumRowKey: EnvironmentKey { static let defaultValue: CGFloat = 44 }
nonisolated private enum MinimumHeaderKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

nonisolated extension EnvironmentValues {
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }
    public var supportsMultipleWindows: Bool { false }
    /// The undo manager: always nil, because the course records no changes for undo.
    public var undoManager: UndoManager? { nil }

    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowKey.self] }
        set { self[MinimumRowKey.self] = newValue }
    }

    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderKey.self] }
        set { self[MinimumHeaderKey.self] = newValue }
    }
}
