nonisolated private enum ContrastKey: EnvironmentKey {
    static let defaultValue = ColorSchemeContrast.standard
}
nonisolated private enum LegibilityWeightKey: EnvironmentKey {
    static let defaultValue: LegibilityWeight? = .regular
}

nonisolated public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }

nonisolated public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

// The phone's accessibility settings, which are all off.
nonisolated extension EnvironmentValues {
    public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }

    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }

    public var accessibilityReduceMotion: Bool { false }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    public var accessibilityInvertColors: Bool { false }
    public var accessibilityEnabled: Bool { false }
    public var accessibilityVoiceOverEnabled: Bool { false }
    public var accessibilitySwitchControlEnabled: Bool { false }
    public var accessibilityAssistiveAccessEnabled: Bool { false }
    public var accessibilityDimFlashingLights: Bool { false }
    public var accessibilityLargeContentViewerEnabled: Bool { false }
    public var accessibilityPlayAnimatedImages: Bool { true }
    public var accessibilityShowButtonShapes: Bool { false }
}
