// Modifiers that add actions for VoiceOver to a view. No scenario uses VoiceOver: each accessibility modifier
// returns the view unchanged, and its closures never run.

extension View {
    @preconcurrency nonisolated public func accessibilityAction(
        _ kind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
    ) -> some View { self }
    @preconcurrency nonisolated public func accessibilityAction(
        named name: Text, _ handler: @escaping @MainActor () -> Void
    ) -> some View { self }
    @preconcurrency nonisolated public func accessibilityAction(
        named name: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
    ) -> some View { self }
    @_disfavoredOverload @preconcurrency nonisolated public func accessibilityAction<Name: StringProtocol>(
        named name: Name, _ handler: @escaping @MainActor () -> Void
    ) -> some View { self }
    nonisolated public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content)
        -> some View
    {
        self
    }
    @preconcurrency nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { self }
    @preconcurrency nonisolated public func accessibilityScrollAction(
        _ handler: @escaping @MainActor (Edge) -> Void
    ) -> some View { self }
    nonisolated public func accessibilityRepresentation<Other: View>(
        @ViewBuilder representation: () -> Other
    ) -> some View { self }
    nonisolated public func accessibilityChildren<Children: View>(@ViewBuilder children: () -> Children)
        -> some View
    {
        self
    }
    nonisolated public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
        -> some View
    {
        self
    }
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    // The names that accessibility modifiers had in 2019.
    nonisolated public func accessibility(label: Text) -> some View { self }
    nonisolated public func accessibility(value: Text) -> some View { self }
    nonisolated public func accessibility(hint: Text) -> some View { self }
    nonisolated public func accessibility(hidden: Bool) -> some View { self }
    nonisolated public func accessibility(identifier: String) -> some View { self }
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View { self }
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { self }
    nonisolated public func accessibility(sortPriority: Double) -> some View { self }

    nonisolated public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
        self
    }
    nonisolated public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
    nonisolated public func accessibilityDirectTouch(
        _ isEnabled: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View { self }
    nonisolated public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View {
        self
    }
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID)
        -> some View
    { self }
    nonisolated public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
}

nonisolated public struct AccessibilityActionKind: Hashable, Sendable {
    private let name: String
    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    public static let delete = AccessibilityActionKind(name: "delete")
    public static let showMenu = AccessibilityActionKind(name: "showMenu")

    private init(name: String) { self.name = name }
    public init(named name: Text) { self.name = "named" }
}

nonisolated public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
nonisolated public enum AccessibilityTextContentType: Sendable {
    case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}
nonisolated public enum AccessibilityLabeledPairRole: Sendable { case label, content }

/// Only the app's code writes an `AccessibilityFocusState`, so the property works like `@State`.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private var state: FocusState<Value>

    public init() where Value == Bool { state = FocusState() }
    public init<Inside: Hashable>() where Value == Inside? { state = FocusState() }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(focus: state.projectedValue) }

    public struct Binding {
        let focus: FocusState<Value>.Binding

        public var wrappedValue: Value {
            get { focus.wrappedValue }
            nonmutating set { focus.wrappedValue = newValue }
        }
    }
}

/// Posting a VoiceOver announcement has no effect.
nonisolated public struct AccessibilityNotification {
    nonisolated public struct Announcement: Sendable {
        public init(_ words: String) {}
        public init(_ words: AttributedString) {}
        public func post() {}
    }

    nonisolated public struct LayoutChanged: Sendable {
        public init() {}
        public func post() {}
    }

    nonisolated public struct PageScrolled: Sendable {
        public init(_ words: String) {}
        public init(_ words: AttributedString) {}
        public func post() {}
    }

    nonisolated public struct ScreenChanged: Sendable {
        public init() {}
        public func post() {}
    }
}
