import Essentials

/// The origin of this build of the course: its commit, and the compiler that wrote its modules.
///
///     commit 65244c0e25
///     compiler Swift version 6.3.1 (swift-6.3.1-RELEASE)
///
/// `scripts/build` writes the file `edition` next to the programs; an installation keeps the file at
/// `lib/course/edition`. No program embeds the file `edition`, so a new commit does not recompile programs. In an
/// installation, the file `edition` has a third line, which identifies the sources of the engine.
public struct Edition: Hashable, Sendable {
    /// The commit of the build; nil for a build without a git repository.
    public let commit: String?
    /// The version line of the compiler. A compiler of another version cannot import the modules of this build.
    public let compiler: String?
    let sources: EngineSources?

    /// The edition of the running program; all values are nil if the file `edition` is missing.
    public static let current = Edition(program: Engine.runningProgram)

    init(program: String) {
        let folder = program.deletingLastPathComponent
        let prefix = folder.deletingLastPathComponent
        let found = ["\(folder)/edition", "\(prefix)/lib/course/edition"].lazy.compactMap { path in
            (try? String(contentsOfFile: path, encoding: .utf8)).map { (path, $0) }
        }.first
        let lines = found?.1.split(separator: "\n") ?? []
        func value(of word: String) -> String? {
            lines.first { $0.hasPrefix("\(word) ") }.map { String($0.dropFirst(word.count + 1)) }
        }
        (commit, compiler) = (value(of: "commit"), value(of: "compiler"))
        sources = found.flatMap { path, _ in
            value(of: "sources").map {
                EngineSources(folder: path.deletingLastPathComponent + "/sources", print: $0)
            }
        }
    }

    /// The version number of a compiler: `6.3.1` of `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    public var compilerNumber: String? { compiler.flatMap(Self.number) }

    static func number(in line: String) -> String? {
        line.firstMatch(of: #/Swift version ([0-9.]+)/#).map { String($0.output.1) }
    }

    /// The fault if this toolchain's compiler cannot import the modules; nil if the compiler can import them.
    func mismatch(with toolchain: Toolchain) throws(MachineFault) -> OtherCompiler? {
        guard let compiler else { return nil }
        let version = try toolchain.rememberedVersion()
        return version == compiler
            ? nil : OtherCompiler(ours: compiler, theirs: version, root: toolchain.root)
    }
}

/// The version line of the compiler on PATH, which cannot import the modules of this build.
struct OtherCompiler {
    /// The version lines of this build's compiler and of the compiler on PATH.
    let ours: String
    let theirs: String
    let root: String

    /// The versions of the two compilers, or the whole version lines if the versions are equal.
    var names: (ours: String, theirs: String) {
        let numbers = (Edition.number(in: ours) ?? ours, Edition.number(in: theirs) ?? theirs)
        return numbers.0 == numbers.1 ? (ours, theirs) : ("Swift \(numbers.0)", "Swift \(numbers.1)")
    }

    /// The fault of an installation of the course that lacks the sources of the engine.
    var fault: MachineFault {
        MachineFault(
            .otherCompiler,
            "This course needs \(names.ours), but the compiler in \(root) is \(names.theirs).",
            remedy:
                "Put \(names.ours) first on PATH, or build the course with your compiler: `make start` in the course's repository."
        )
    }
}
