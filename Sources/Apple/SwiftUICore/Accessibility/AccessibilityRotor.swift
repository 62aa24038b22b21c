// VoiceOver rotors, which let a user jump between parts of a screen. No scenario uses VoiceOver: each rotor
// modifier returns the view unchanged, and its closures never run.

extension View {
    nonisolated public func accessibilityRotor<Entries: AccessibilityRotorContent>(
        _ label: LocalizedStringKey,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Entries
    ) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<
        Label: StringProtocol, Entries: AccessibilityRotorContent
    >(_ label: Label, @AccessibilityRotorContentBuilder entries: @escaping () -> Entries) -> some View {
        self
    }
    nonisolated public func accessibilityRotor<Entries: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Entries
    ) -> some View { self }
    nonisolated public func accessibilityRotor<Entries: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Entries
    ) -> some View { self }

    nonisolated public func accessibilityRotor<Entry: Identifiable>(
        _ label: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<Label: StringProtocol, Entry: Identifiable>(
        _ label: Label, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    nonisolated public func accessibilityRotor<Entry: Identifiable>(
        _ label: Text, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    nonisolated public func accessibilityRotor<Entry: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View { self }

    nonisolated public func accessibilityRotor<Entry, ID: Hashable>(
        _ label: LocalizedStringKey, entries: [Entry], entryID: KeyPath<Entry, ID>,
        entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<Label: StringProtocol, Entry, ID: Hashable>(
        _ label: Label, entries: [Entry], entryID: KeyPath<Entry, ID>, entryLabel: KeyPath<Entry, String>
    ) -> some View { self }
    nonisolated public func accessibilityRotor<Entry, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [Entry], entryID: KeyPath<Entry, ID>,
        entryLabel: KeyPath<Entry, String>
    ) -> some View { self }

    nonisolated public func accessibilityRotor(
        _ label: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View { self }
    nonisolated public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View { self }

    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID)
        -> some View
    { self }
}

/// The places to which a VoiceOver rotor jumps.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

public protocol _PrimitiveRotorContent: AccessibilityRotorContent where Body == Never {}

extension _PrimitiveRotorContent {
    public var body: Never { fatalError("\(Self.self) has no body") }
}

nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: _PrimitiveRotorContent {
    private let id: ID

    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.id = id }
    public init(
        _ label: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.id = id }
    @_disfavoredOverload public init<Label: StringProtocol>(
        _ label: Label, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.id = id }
    public init(
        _ label: Text, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.id = id }
    public init(
        _ label: LocalizedStringKey, _ id: ID, in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.id = id }
    @_disfavoredOverload public init<Label: StringProtocol>(
        _ label: Label, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.id = id }
}

extension ForEach: AccessibilityRotorContent, _PrimitiveRotorContent
where Content: AccessibilityRotorContent {}

extension ForEach where Content: AccessibilityRotorContent {
    @_disfavoredOverload public init(
        _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.init(_data: data, id: { $0.id }, content: content)
    }

    @_disfavoredOverload public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(_data: data, id: { $0[keyPath: id] }, content: content)
    }
}

nonisolated public struct _RotorContents: _PrimitiveRotorContent {}

@resultBuilder nonisolated public enum AccessibilityRotorContentBuilder {
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
        content
    }
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
        content
    }
    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> _RotorContents { _RotorContents() }
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> _RotorContents {
        _RotorContents()
    }
    public static func buildEither<Content: AccessibilityRotorContent>(first: Content) -> _RotorContents {
        _RotorContents()
    }
    public static func buildEither<Content: AccessibilityRotorContent>(second: Content) -> _RotorContents {
        _RotorContents()
    }
}

/// A VoiceOver rotor that the system provides.
nonisolated public struct AccessibilitySystemRotor: Sendable {
    private let name: String
    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: "links")
    }
    public static var links: AccessibilitySystemRotor { links(visited: false) }
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(name: "headings")
    }
    public static var headings: AccessibilitySystemRotor { headings(level: .unspecified) }
    public static let boldText = AccessibilitySystemRotor(name: "boldText")
    public static let italicText = AccessibilitySystemRotor(name: "italicText")
    public static let underlineText = AccessibilitySystemRotor(name: "underlineText")
    public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")
    public static let images = AccessibilitySystemRotor(name: "images")
    public static let textFields = AccessibilitySystemRotor(name: "textFields")
    public static let tables = AccessibilitySystemRotor(name: "tables")
    public static let lists = AccessibilitySystemRotor(name: "lists")
    public static let landmarks = AccessibilitySystemRotor(name: "landmarks")
}
