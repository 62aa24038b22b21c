// The keyboard's suggestions for a field. The course shows no keyboard.

extension View {
    nonisolated public func textContentType(_ type: UITextContentType?) -> some View { self }
}
