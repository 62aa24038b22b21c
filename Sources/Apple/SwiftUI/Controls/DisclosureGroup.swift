/// A label with content that exists only while the group is expanded. A tap on the disclosure group's label
/// writes the binding.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
    private let label: Label
    private let content: () -> Content
    private let external: Binding<Bool>?

    @State private var isExpanded = false
    private let reader = StylingReader<DisclosureGroupStyleConfiguration>()

    public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.content = content
        external = nil
    }

    public init(
        isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content
        external = isExpanded
    }

    @MainActor public var body: some View {
        let isExpanded = external ?? $isExpanded
        if let styling = reader.styling {
            styling.make(
                DisclosureGroupStyleConfiguration(
                    label: .init(label), content: .init(_DeferredView(content)), isExpanded: isExpanded))
        } else {
            Button(
                opens: isExpanded.wrappedValue ? nil : .more, action: { isExpanded.wrappedValue.toggle() },
                label: { label })
            if isExpanded.wrappedValue { content() }
        }
    }
}

extension DisclosureGroup where Label == Text {
    public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(content: content) { Text(title) }
    }

    public init(
        _ title: LocalizedStringKey, isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }

    @_disfavoredOverload public init<Title: StringProtocol>(
        _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}
