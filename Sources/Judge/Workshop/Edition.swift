import Foundation

/// The origin of this build of the course: its commit, and the compiler that wrote its modules.
///
///     commit 65244c0e25
///     compiler Swift version 6.3.1 (swift-6.3.1-RELEASE)
///
/// `scripts/build` writes this file beside the programs, and an installation has it as `lib/course/edition`. No program
/// contains it, so a new commit does not recompile programs.
public struct Edition: Hashable, Sendable {
    /// Nil in a build without a git repository.
    public let commit: String?
    /// The version line of the compiler. Another compiler cannot import the modules.
    public let compiler: String?
    private let file: String?

    /// The edition of the running program, without values if its file is missing.
    public static let current = Edition(program: Engine.runningProgram)

    init(program: String) {
        let folder = (program as NSString).deletingLastPathComponent
        let prefix = (folder as NSString).deletingLastPathComponent
        let found = ["\(folder)/edition", "\(prefix)/lib/course/edition"].lazy.compactMap { path in
            (try? String(contentsOfFile: path, encoding: .utf8)).map { (path, $0) }
        }.first
        let lines = found?.1.split(separator: "\n") ?? []
        func value(of word: String) -> String? {
            lines.first { $0.hasPrefix("\(word) ") }.map { String($0.dropFirst(word.count + 1)) }
        }
        (commit, compiler, file) = (value(of: "commit"), value(of: "compiler"), found?.0)
    }

    /// `6.3.1` of `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    public var compilerNumber: String? { compiler.flatMap(Self.number) }

    static func number(in line: String) -> String? {
        line.firstMatch(of: #/Swift version ([0-9.]+)/#).map { String($0.output.1) }
    }

    /// Throws if this toolchain's compiler cannot import the modules. Remembers compilers that can.
    func check(_ toolchain: Toolchain) throws(MachineFault) {
        guard let compiler, let file else { return }
        let record = BootRecord("course-compiler", of: [toolchain.frontend, file], settings: [])
        guard record.text == nil else { return }
        let version = try toolchain.version()
        guard version == compiler else { throw fault(version, toolchain) }
        record.keep(version)
    }

    private func fault(_ version: String, _ toolchain: Toolchain) -> MachineFault {
        let theirs = Self.number(in: version)
        let ours = compilerNumber
        // Two builds of one version differ in the rest of the line.
        let names =
            theirs == ours
            ? (ours: compiler ?? "", theirs: version)
            : (ours: "Swift \(ours ?? "")", theirs: "Swift \(theirs ?? version)")
        return MachineFault(
            .otherCompiler,
            "This course needs \(names.ours), but the compiler in \(toolchain.root) is \(names.theirs).",
            remedy:
                "Put that compiler first on PATH, or build the course with yours: `make start` in its repository."
        )
    }
}
