/// Several lines to type into. It has no name of its own: on screen it is what stands in it.
nonisolated public struct TextEditor: View {
    @Binding private var text: String

    public init(text: Binding<String>) {
        _text = text
    }

    @MainActor public var body: some View {
        ValueControl(
            EmptyView(), reading: text, handler: Typing(replace: { text = $0 }, submit: {}))
    }
}
