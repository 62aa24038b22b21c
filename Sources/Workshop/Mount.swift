/// The generated file through which the app host reaches an answer.
///
/// It is the one file of an answer that may name `Lab` and export a symbol.
enum Mount {
    static let name = "Mount.swift"
    /// The only symbol that leaves an answer's library; see `Compiler.exports`.
    static let entry = "course_root"

    static func file(root: String) -> Answer.File {
        let source = """
            import SwiftUI
            import Lab

            @_cdecl("\(entry)") public func courseRoot() -> UnsafeMutableRawPointer { Lab.Stage.pointer { \(root) } }

            """
        return Answer.File(name: name, bytes: Array(source.utf8), author: .course)
    }
}
