// Modifiers for VoiceOver texts and haptic feedback. The accessibility modifiers return the view unchanged,
// with the same identity.

extension View {
    nonisolated public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload nonisolated public func accessibilityValue<Words: StringProtocol>(_ value: Words)
        -> some View
    { self }
    nonisolated public func accessibilityValue(_ value: Text) -> some View { self }
    nonisolated public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload nonisolated public func accessibilityHint<Words: StringProtocol>(_ hint: Words)
        -> some View
    { self }
    nonisolated public func accessibilityHint(_ hint: Text) -> some View { self }
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View { self }
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { self }
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
    { self }
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { self }
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
    nonisolated public func accessibilitySortPriority(_ priority: Double) -> some View { self }
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
    nonisolated public func accessibilityInputLabels(_ labels: [LocalizedStringKey]) -> some View { self }
    @_disfavoredOverload nonisolated public func accessibilityInputLabels<Words: StringProtocol>(
        _ labels: [Words]
    ) -> some View { self }
    nonisolated public func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
    nonisolated public func accessibilityShowsLargeContentViewer() -> some View { self }
    nonisolated public func help(_ text: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload nonisolated public func help<Title: StringProtocol>(_ text: Title) -> some View {
        self
    }
    nonisolated public func help(_ text: Text) -> some View { self }
    nonisolated public func privacySensitive(_ sensitive: Bool = true) -> some View { self }
    nonisolated public func sensoryFeedback<Trigger: Equatable>(_ feedback: SensoryFeedback, trigger: Trigger)
        -> some View
    { self }
}

/// Whether VoiceOver reads the views inside as one element or as several elements.
nonisolated public enum AccessibilityChildBehavior: Hashable, Sendable { case ignore, contain, combine }

nonisolated public enum AccessibilityHeadingLevel: Hashable, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// The kind of a view, as VoiceOver announces it.
nonisolated public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 6)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 7)
    public static let isModal = AccessibilityTraits(rawValue: 1 << 8)
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 9)
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 10)
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 11)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 12)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 13)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 14)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 15)
    public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)
}

nonisolated public struct SensoryFeedback: Equatable, Sendable {
    private let name: String
    public static let success = SensoryFeedback(name: "success")
    public static let warning = SensoryFeedback(name: "warning")
    public static let error = SensoryFeedback(name: "error")
    public static let selection = SensoryFeedback(name: "selection")
    public static let increase = SensoryFeedback(name: "increase")
    public static let decrease = SensoryFeedback(name: "decrease")
    public static let start = SensoryFeedback(name: "start")
    public static let stop = SensoryFeedback(name: "stop")
    public static let alignment = SensoryFeedback(name: "alignment")
    public static let levelChange = SensoryFeedback(name: "levelChange")
    public static let pathComplete = SensoryFeedback(name: "pathComplete")
    public static let impact = SensoryFeedback(name: "impact")

    public static func press(_ feedback: ReleaseFeedback) -> SensoryFeedback {
        SensoryFeedback(name: "press")
    }
    public static func release(_ feedback: ReleaseFeedback) -> SensoryFeedback {
        SensoryFeedback(name: "release")
    }

    /// Haptic feedback for pressing and releasing a button.
    nonisolated public struct ReleaseFeedback: Hashable, Sendable {
        private let name: String
        public static let button = ReleaseFeedback(name: "button")
        public static let slider = ReleaseFeedback(name: "slider")
    }

    nonisolated public enum Weight: Hashable, Sendable { case light, medium, heavy }
    nonisolated public enum Flexibility: Hashable, Sendable { case rigid, solid, soft }

    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(name: "impact")
    }

    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
        SensoryFeedback(name: "impact")
    }
}
