import SwiftSyntax

/// Refuses the names of functions and types that read or write files. In the sandbox, an answer finds no useful files
/// and cannot write. A learner's own app in the lab may use files (`decisions/0081`).
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
            node, "The course does not let your code work with files, and \(reference.name) does so.",
            instead: "Keep the data in memory, or fetch it with URLSession.")
    }
}
