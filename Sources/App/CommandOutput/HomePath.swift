import Essentials

/// Paths with `~` for the folder in `HOME`, as in a shell.
package enum HomePath {
    private static var home: String? {
        ProcessInfo.processInfo.environment["HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }

    /// `~/answers` becomes `/users/ada/answers`. A path in another person's home, such as `~bob`,
    /// does not change.
    package static func file(_ path: String) -> URL {
        guard let home, path == "~" || path.hasPrefix("~/") else { return URL(filePath: path).absoluteURL }
        return URL(filePath: home + path.dropFirst())
    }

    package static func abbreviated(_ path: String) -> String {
        guard let home, path.hasPrefix(home + "/") else { return path }
        return "~" + path.dropFirst(home.count)
    }
}
