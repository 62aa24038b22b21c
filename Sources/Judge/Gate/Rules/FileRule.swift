import SwiftSyntax

/// An answer has no files: where it runs, it can read nothing of interest and write nothing. An app in the lab has some
/// (`OwnApp`).
enum FileRule: Rule {
    static let code = "files"

    private static let names: Set<String> = [
        "FileManager", "FileHandle", "InputStream", "OutputStream", "fopen", "freopen",
        "openat", "opendir",
        "SocketPort", "CFSocket",
    ]

    static func objection(to node: Syntax, declared: Set<String>) -> Objection? {
        guard let reference = Reference(node), names.contains(reference.name),
            reference.isGlobal(declared: declared)
        else { return nil }
        return Objection(
            node, "\(reference.name) works with files, and an answer has none.",
            instead: "Keep it in memory, or fetch it with URLSession.")
    }
}
