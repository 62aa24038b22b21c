nonisolated private enum LineSpacingKey: EnvironmentKey { static let defaultValue: CGFloat = 0 }
nonisolated private enum TruncationKey: EnvironmentKey { static let defaultValue = Text.TruncationMode.tail }
nonisolated private enum ScaleFactorKey: EnvironmentKey { static let defaultValue: CGFloat = 1 }
nonisolated private enum TighteningKey: EnvironmentKey { static let defaultValue = false }
nonisolated private enum TextCaseKey: EnvironmentKey { static let defaultValue: Text.Case? = nil }
nonisolated private enum AutocorrectionKey: EnvironmentKey { static let defaultValue = false }

// Views can read the settings for the layout of text lines, but the course does not draw them.
nonisolated extension EnvironmentValues {
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }

    public var truncationMode: Text.TruncationMode {
        get { self[TruncationKey.self] }
        set { self[TruncationKey.self] = newValue }
    }

    public var minimumScaleFactor: CGFloat {
        get { self[ScaleFactorKey.self] }
        set { self[ScaleFactorKey.self] = newValue }
    }

    public var allowsTightening: Bool {
        get { self[TighteningKey.self] }
        set { self[TighteningKey.self] = newValue }
    }

    /// The screen of a run shows each text in its original case, whatever `textCase` is.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }

    public var autocorrectionDisabled: Bool {
        get { self[AutocorrectionKey.self] }
        set { self[AutocorrectionKey.self] = newValue }
    }

    /// The older name of `autocorrectionDisabled`. Returns false if no view disables autocorrection; Apple's SwiftUI
    /// returns nil.
    public var disableAutocorrection: Bool? {
        get { autocorrectionDisabled }
        set { autocorrectionDisabled = newValue ?? false }
    }
}

extension View {
    nonisolated public func lineSpacing(_ spacing: CGFloat) -> some View {
        environment(\.lineSpacing, spacing)
    }
    nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }
    nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }
    nonisolated public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }
    nonisolated public func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }
    nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }
    nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.autocorrectionDisabled, disable ?? false)
    }
}
