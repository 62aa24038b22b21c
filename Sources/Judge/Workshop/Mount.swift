/// The generated file with the function that shows an answer's root view. Only the generated file exports a symbol.
enum Mount {
    static let name = "Mount.swift"
    /// The name of the only function that an answer's library exports; see `Compiler.exports`.
    static let entry = "course_root"

    static func file(root: String) -> Answer.File {
        let source = """
            import SwiftUI
            import Lab

            @_cdecl("\(entry)") public nonisolated func courseRoot() -> UnsafeMutableRawPointer { Lab.Stage.pointer { \(root) } }

            """
        return Answer.File(name: name, bytes: Array(source.utf8), author: .course)
    }
}
