/// The name of additional VoiceOver content.
nonisolated public struct AccessibilityCustomContentKey: Sendable {
    private let id: String

    public init(_ label: Text, id: String) { self.id = id }
    public init(_ labelKey: LocalizedStringKey, id: String) { self.id = id }
    public init(_ labelKey: LocalizedStringKey) { id = "\(labelKey)" }
}

/// The importance of additional VoiceOver content.
nonisolated public enum AXCustomContent {
    nonisolated public enum Importance: UInt, Sendable { case `default`, high }
}

extension View {
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    @_disfavoredOverload nonisolated public func accessibilityCustomContent<Value: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: Value,
        importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    nonisolated public func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> some View { self }
    @_disfavoredOverload nonisolated public func accessibilityCustomContent<Value: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: Value, importance: AXCustomContent.Importance = .default
    ) -> some View { self }

    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

extension Text {
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    public func accessibilityLabel(_ label: LocalizedStringKey) -> Text { self }
    public func accessibilityLabel(_ label: Text) -> Text { self }
    @_disfavoredOverload public func accessibilityLabel<Words: StringProtocol>(_ label: Words) -> Text {
        self
    }
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
}
