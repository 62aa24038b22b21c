// The keyboard's suggestions have no effect, because the course shows no keyboard.

extension View {
    nonisolated public func textContentType(_ type: UITextContentType?) -> some View { self }
}
