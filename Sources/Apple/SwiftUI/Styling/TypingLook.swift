// The keyboard's suggestions for a field. No keyboard is shown.

extension View {
    nonisolated public func textContentType(_ type: UITextContentType?) -> some View { self }
}
