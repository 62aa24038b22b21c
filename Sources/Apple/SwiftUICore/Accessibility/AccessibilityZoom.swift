// More modifiers that add actions for VoiceOver to a view. No scenario uses VoiceOver: each accessibility
// modifier returns the view unchanged, and its closures never run.

nonisolated public struct AccessibilityZoomGestureAction: Sendable {
    nonisolated public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

    public let direction: Direction
    public let location: UnitPoint
    public let point: CGPoint
}

nonisolated public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

/// The group under which VoiceOver lists actions.
nonisolated public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: String

    public static let `default` = AccessibilityActionCategory(name: "default")
    public static let edit = AccessibilityActionCategory(name: "edit")

    private init(name: String) { self.name = name }
    public init(_ name: LocalizedStringKey) { self.name = "\(name)" }
    public init(_ name: Text) { self.name = "text" }
    @_disfavoredOverload public init<Name: StringProtocol>(_ name: Name) { self.name = String(name) }
}

nonisolated public protocol AccessibilityQuickActionStyle: Sendable {}
nonisolated public struct AccessibilityQuickActionPromptStyle: AccessibilityQuickActionStyle {}
nonisolated public struct AccessibilityQuickActionOutlineStyle: AccessibilityQuickActionStyle {}

extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionPromptStyle {
    nonisolated public static var prompt: Self { Self() }
}
extension AccessibilityQuickActionStyle where Self == AccessibilityQuickActionOutlineStyle {
    nonisolated public static var outline: Self { Self() }
}

extension View {
    @preconcurrency nonisolated public func accessibilityZoomAction(
        _ handler: @escaping @MainActor (AccessibilityZoomGestureAction) -> Void
    ) -> some View { self }
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View {
        self
    }
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey)
        -> some View
    { self }
    @_disfavoredOverload nonisolated public func accessibilityDragPoint<Words: StringProtocol>(
        _ point: UnitPoint, description: Words
    ) -> some View { self }
    nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool)
        -> some View
    { self }
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View {
        self
    }
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey)
        -> some View
    { self }
    @_disfavoredOverload nonisolated public func accessibilityDropPoint<Words: StringProtocol>(
        _ point: UnitPoint, description: Words
    ) -> some View { self }
    nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool)
        -> some View
    { self }
    nonisolated public func accessibilityActivationPoint(_ point: CGPoint) -> some View { self }
    nonisolated public func accessibilityActivationPoint(_ point: UnitPoint, isEnabled: Bool) -> some View {
        self
    }
    nonisolated public func accessibilityActivationPoint(_ point: CGPoint, isEnabled: Bool) -> some View {
        self
    }
    @preconcurrency nonisolated public func accessibilityAction<Label: View>(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) -> some View { self }
    @preconcurrency @_disfavoredOverload nonisolated public func accessibilityAction(
        named name: LocalizedStringResource, _ handler: @escaping @MainActor () -> Void
    ) -> some View { self }
    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View { self }
    nonisolated public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, @ViewBuilder content: () -> Content
    ) -> some View { self }
    nonisolated public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, isActive: Binding<Bool>, @ViewBuilder content: () -> Content
    ) -> some View { self }
    nonisolated public func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View { self }
    nonisolated public func accessibilityScrollStatus(_ status: LocalizedStringKey, isEnabled: Bool = true)
        -> some View
    { self }
    nonisolated public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
        self
    }
    nonisolated public func accessibilityValue(_ value: LocalizedStringKey, isEnabled: Bool) -> some View {
        self
    }
    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View { self }
    nonisolated public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool) -> some View {
        self
    }
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { self }
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        self
    }
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View { self }
    nonisolated public func accessibility(inputLabels: [Text]) -> some View { self }
    nonisolated public func accessibility(activationPoint: UnitPoint) -> some View { self }
    nonisolated public func accessibility(activationPoint: CGPoint) -> some View { self }
    nonisolated public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }
    @_disfavoredOverload nonisolated public func accessibilityValue(_ value: LocalizedStringResource)
        -> some View
    { self }
    @_disfavoredOverload nonisolated public func accessibilityHint(_ hint: LocalizedStringResource)
        -> some View
    { self }
}
