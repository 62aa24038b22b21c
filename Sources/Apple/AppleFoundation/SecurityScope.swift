extension URL {
    /// Always true: every file here can be read without a security scope.
    public func startAccessingSecurityScopedResource() -> Bool { true }
    public func stopAccessingSecurityScopedResource() {}
}
