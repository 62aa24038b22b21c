extension URL {
    /// Whether a file that the user chose may be read now. What is here may be read anyway.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}
