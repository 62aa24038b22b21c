import Lifecycle

nonisolated public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}

nonisolated private enum IsFocusedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the nearest `focusable` view around this view has the focus.
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }
}

/// A `focusable` view that is not bound to a focus state. A `focusable` view has the focus while a field inside the
/// view has the focus. A `focusable` view also gets the focus when the app writes the state of a `focused` modifier
/// around the view.
nonisolated private struct _Focusable: ViewModifier {
    let isFocusable: Bool
    let told: ((Bool) -> Void)?
    @FocusState private var isFocused: Bool

    init(isFocusable: Bool, told: ((Bool) -> Void)? = nil) {
        self.isFocusable = isFocusable
        self.told = told
    }

    @MainActor func body(content: Content) -> some View {
        content
            .environment(\.isFocused, isFocusable && isFocused)
            .modified(by: _FocusModifier(binding: $isFocused, value: true, followsOuter: isFocusable))
            .onChange(of: isFocusable && isFocused) { told?($1) }
    }
}

extension View {
    nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(_Focusable(isFocusable: isFocusable))
    }
    nonisolated public func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View {
        modifier(_Focusable(isFocusable: isFocusable))
    }
    nonisolated public func focusable(
        _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
    ) -> some View {
        modifier(_Focusable(isFocusable: isFocusable, told: onFocusChange))
    }
}
