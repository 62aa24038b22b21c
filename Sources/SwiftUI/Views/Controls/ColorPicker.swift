/// A colour to choose. No colour can be read off a screen of text, so on screen it is its name.
nonisolated public struct ColorPicker<Label: View>: View {
    private let label: Label

    public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.label = label()
    }

    @MainActor public var body: some View {
        LineView(kind: .field, content: label)
    }
}

extension ColorPicker where Label == Text {
    public init(_ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection) { Text(title) }
    }
}
