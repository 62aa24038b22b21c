import Lifecycle

nonisolated struct _SpokenNameModifier: _PrimitiveModifier {
    let label: Text

    @MainActor func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        SpokenNameNode(at: site, label.segments.words(in: site.ambient), content: content)
    }

    @MainActor func update(_ node: Node) {
        node.as(SpokenNameNode.self).update(label.segments.words(in: node.ambient))
    }
}

// Sets the label that VoiceOver reads. A control that shows only a picture has its accessibility label as its
// name on screen and in scenarios.
extension View {
    nonisolated public func accessibilityLabel(_ label: Text) -> some View {
        modified(by: _SpokenNameModifier(label: label))
    }
    nonisolated public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(label))
    }
    @_disfavoredOverload nonisolated public func accessibilityLabel(_ label: LocalizedStringResource)
        -> some View
    { accessibilityLabel(Text(label)) }
    @_disfavoredOverload nonisolated public func accessibilityLabel<Words: StringProtocol>(_ label: Words)
        -> some View
    { accessibilityLabel(Text(label)) }

    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        accessibilityLabel(isEnabled ? label : Text(verbatim: ""))
    }
    nonisolated public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }
    @_disfavoredOverload nonisolated public func accessibilityLabel<Words: StringProtocol>(
        _ label: Words, isEnabled: Bool
    ) -> some View { accessibilityLabel(Text(label), isEnabled: isEnabled) }

    /// This modifier has no effect, because an accessibility label does not replace the visible name of a
    /// control.
    nonisolated public func accessibilityLabel<Words: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> Words
    ) -> some View { self }
}
