import Essentials
import Wire

/// Prepares the folders that child processes read: the engine, the compiler's module cache, and the compiled kits.
///
/// Folders in the temporary directory are named for their contents, created once, and then only read.
struct Staging {
    let sandbox: Sandbox
    let toolchain: Toolchain

    func prepare(_ engine: Engine) throws(MachineFault) -> Places {
        TemporaryFolder.removeOrphans(for: sandbox.identity)
        if let groups = sandbox.groups { ControlGroup.removeOrphans(in: groups) }
        let reachable = try reachable(engine)
        return Places(engine: reachable, cache: try cache(for: reachable), kits: try kits(for: engine))
    }

    // MARK: - The engine

    /// The engine's own folder if every user can read its files; otherwise a copy of the folder. If root runs the
    /// course, child processes run as another user, who cannot read files in a private home folder.
    private func reachable(_ engine: Engine) throws(MachineFault) -> Engine {
        guard sandbox.identity != nil else { return engine }
        guard TemporaryFolder.isOpenToAll(toolchain.frontend) else {
            throw MachineFault(
                .unreachable, "The Swift toolchain in \(toolchain.root) cannot be read by other users.",
                remedy:
                    "Run the course as an ordinary user, or install the toolchain where every user may read it."
            )
        }
        if engine.parts.allSatisfy(TemporaryFolder.isOpenToAll) { return engine }
        let folder = try StagedFolder.settled(
            "course-engine", print: Fingerprint(files: engine.parts), for: sandbox.identity
        ) {
            target throws(MachineFault) in
            do {
                let files = FileManager.default
                try files.copyItem(atPath: engine.modules, toPath: "\(target)/modules")
                try files.copyItem(atPath: engine.host, toPath: "\(target)/course-host")
                try files.copyItem(atPath: engine.gate, toPath: "\(target)/course-gate")
                try files.copyItem(atPath: engine.macros, toPath: "\(target)/libCourseMacros.so")
            } catch {
                throw MachineFault(
                    .fileSystem,
                    "The course could not copy its engine for other users: \(FailureReason.words(error))",
                    remedy:
                        "Free some space in the temporary directory, or run the course as an ordinary user.")
            }
        }
        return Engine(
            modules: "\(folder)/modules", host: "\(folder)/course-host", gate: "\(folder)/course-gate",
            macros: "\(folder)/libCourseMacros.so", kits: engine.kits)
    }

    // MARK: - The kits

    /// The folder for compiled kits, which is empty at first. Each compiler and each version of the engine has its own
    /// folder of compiled kits.
    private func kits(for engine: Engine) throws(MachineFault) -> String {
        let prepared = PreparedKits(for: engine, by: toolchain)
        if prepared.areComplete, sandbox.identity == nil || TemporaryFolder.isOpenToAll(prepared.path) {
            return prepared.path
        }
        return try StagedFolder.settled(
            sandbox.isolates ? "course-kits" : "course-open-kits", print: prepared.print,
            for: sandbox.identity
        ) { _ in }
    }

    // MARK: - The module cache

    /// In the sandbox, all answers are compiled with the same read-only cache of C modules. With a writable cache, an answer
    /// could affect the next answer. Without a cache, each compile takes a second or two longer.
    ///
    /// Without the sandbox, the cache is empty at first, and the compiler fills it.
    private func cache(for engine: Engine) throws(MachineFault) -> String {
        let print = Fingerprint(files: [toolchain.frontend], text: "modes 5 and 6")
        let name = sandbox.isolates ? "course-cache" : "course-open-cache"
        let folder = try StagedFolder.settled(name, print: print, for: sandbox.identity) {
            target throws(MachineFault) in
            if sandbox.isolates { try warm(target, engine) }
        }
        let cache = "\(folder)/cache"
        guard !sandbox.isolates else { return cache }
        try TemporaryFolder.makeIfMissing(cache, for: sandbox.identity)
        return cache
    }

    /// Removes an outdated cache, so that the next `prepare` creates a new cache.
    static func discard(cache: String) {
        TemporaryFolder.remove(cache.deletingLastPathComponent)
    }

    private func warm(_ target: String, _ engine: Engine) throws(MachineFault) {
        try DiskSpace(at: target).check(for: .cache)
        let imports = Self.imports.map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }.joined()
        let file = Answer.File(name: "Warm.swift", bytes: Array(imports.utf8), author: .course)
        let folder = try WorkFolder(Answer(files: [file], root: "Never"), owner: sandbox.identity)
        let cache = try ClaimedFolder("course-warm", for: sandbox.identity)
        defer { withExtendedLifetime(cache) {} }

        let places = Places(engine: engine, cache: cache.path, kits: cache.path)
        // The cache stores its own path, so the compiler must create the cache at its final path.
        let site = ChildSite(
            sandbox: sandbox, toolchain: toolchain, places: places, folder: folder.path, fillsCache: true)
        // Swift 5 mode and Swift 6 mode have separate modules in the cache.
        for mode in [LanguageMode.five, .six] {
            let command = ProgramCall(
                toolchain.frontend,
                ["-frontend", "-typecheck", file.name, "-module-name", "Warm", "-parse-as-library"]
                    + Compiler.common(toolchain, mode, cache: site.inside.cache))
            let end = try site.start(command, limits: PhaseLimits().compile).end()
            guard end.cause == .exited(0) else {
                if let fault = DiskSpace(at: folder.path).fault(after: end) { throw fault }
                throw MachineFault(
                    .toolchainMissing,
                    "The Swift compiler cannot compile its own libraries: \(end.errors.prefix(300))",
                    remedy: "Install Swift again from swift.org, with the system packages that Swift needs.")
            }
        }
        do {
            try FileManager.default.copyItem(atPath: cache.path, toPath: "\(target)/cache")
        } catch {
            if let fault = DiskSpace(at: target).shortage(for: .answer) { throw fault }
            throw MachineFault(
                .fileSystem,
                "The course could not save the compiler's module cache: \(FailureReason.words(error))",
                remedy: "Free some space in the temporary directory.")
        }
    }

    /// The toolchain's modules that answers may import.
    private static let imports = [
        "Foundation", "Observation", "Synchronization", "Dispatch", "RegexBuilder", "Runtime",
    ]
}

/// The paths outside of the sandbox for the engine, the module cache and the compiled kits. The children's user can
/// read all prepared folders.
struct Places: Hashable, Sendable {
    var engine: Engine
    var cache: String
    var kits: String
}
