extension View {
    nonisolated public func textContentType(_ type: UITextContentType?) -> some View { self }
}
