/// The parts of a path, under the names that `NSString` has for them.
extension String {
    /// The name of the file or folder: `c.swift` in `/a/b/c.swift`.
    public var lastPathComponent: String {
        split(separator: "/").last.map(String.init) ?? (hasPrefix("/") ? "/" : "")
    }

    /// The folder that contains the file or folder: `/a/b` in `/a/b/c.swift`; empty for a bare name.
    public var deletingLastPathComponent: String {
        (hasPrefix("/") ? "/" : "") + split(separator: "/").dropLast().joined(separator: "/")
    }

    /// The ending of the file's name without its dot: `swift` in `/a/b/c.swift`; empty without a dot.
    public var pathExtension: String {
        let name = lastPathComponent
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return String(name[name.index(after: dot)...])
    }
}
