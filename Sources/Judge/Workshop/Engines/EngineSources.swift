import Essentials

/// The sources of the engine in an installation, for people whose compiler cannot import the installed modules.
///
///     lib/course/sources/Package.swift, lib/course/sources/Sources/…
struct EngineSources: Hashable, Sendable {
    let folder: String
    /// A hash of the engine's sources, from the installation's file `edition`. Equal engine sources give equal engines
    /// in any folder.
    let print: String

    /// The version of the oldest compiler that can build the sources, such as `6.3` from `// swift-tools-version: 6.3`.
    var oldestCompiler: String? {
        let manifest = try? String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8)
        return manifest?.firstMatch(of: #/swift-tools-version:\s*([0-9.]+)/#).map { String($0.output.1) }
    }
}
