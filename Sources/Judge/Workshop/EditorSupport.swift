import Essentials
import Wire

/// The compiler flags for editors, so that they check a learner's file as the course does.
///
///     try EditorSupport(toolchain: toolchain, engine: engine).compilationDatabase(for: files)
///
/// Language servers read `compile_commands.json` in the folder that the editor has open.
public struct EditorSupport: Sendable {
    public static let fileName = "compile_commands.json"

    private let toolchain: Toolchain
    private let engine: Engine

    public init(toolchain: Toolchain, engine: Engine) {
        self.toolchain = toolchain
        self.engine = engine
    }

    public static func locate(environment: [String: String]) throws(MachineFault) -> EditorSupport {
        EditorSupport(toolchain: try .locate(environment: environment), engine: try .locate())
    }

    private struct Entry: Encodable {
        let directory: String
        let file: String
        let arguments: [String]
    }

    /// A learner's file and the host file that is compiled with it.
    public struct AnswerFile {
        let file: URL
        let host: URL
        let languageMode: LanguageMode
        let project: ProjectSetup

        public init(
            _ file: URL, host: URL, languageMode: LanguageMode = .five,
            project: ProjectSetup = .older
        ) {
            (self.file, self.host) = (file, host)
            (self.languageMode, self.project) = (languageMode, project)
        }
    }

    /// - Parameter answers: the answers' files; each file forms one module with its host.
    public func compilationDatabase(for answers: [AnswerFile]) throws -> Data {
        let entries = answers.map { answer in
            let file = answer.file
            let folder = file.deletingLastPathComponent().path
            return Entry(
                directory: folder, file: file.path,
                arguments: ["\(toolchain.root)/bin/swiftc"] + flags(answer.languageMode, answer.project)
                    + [file.path, answer.host.path])
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(entries)
    }

    /// The flags of `Compiler`, in the driver's form.
    private func flags(_ mode: LanguageMode, _ project: ProjectSetup) -> [String] {
        [
            "-module-name", Compiler.module, "-parse-as-library", "-swift-version",
            mode.rawValue,
            "-target", toolchain.target, "-I", engine.modules, "-module-alias",
            "FoundationNetworking=URLLoading",
            "-Xfrontend", "-import-module", "-Xfrontend", "SwiftUI",
            "-Xfrontend", "-import-module", "-Xfrontend", "SwiftUIMacros",
            "-load-plugin-library", engine.macros,
        ] + Compiler.defaults(in: mode) + Compiler.isolation(project, mode)
    }
}
