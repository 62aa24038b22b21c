import Essentials
import Wire

/// The engines that this machine has built for compilers other than the release's compiler.
///
///     ~/.cache/course/engine-5f0c91a2b6d3e874/     a complete engine, put there by one rename
///     ~/.cache/course/engine-5f0c91a2b6d3e874.log  the errors of a build that failed
///     ~/.cache/course/building-5f0c91a2b6d3e874/   a build; if it is stopped, the next one continues it
///     ~/.cache/course/lock                         held by the process that builds
struct EngineShelf {
    private let sources: EngineSources
    private let toolchain: Toolchain
    private let compiler: OtherCompiler
    private let ours: Engine
    private let environment: [String: String]
    private let folder: String
    /// A fingerprint that changes with the sources and with the compiler.
    private let print: ContentFingerprint

    init(
        sources: EngineSources, for toolchain: Toolchain, _ compiler: OtherCompiler, beside ours: Engine,
        environment: [String: String]
    ) {
        self.sources = sources
        self.toolchain = toolchain
        self.compiler = compiler
        self.ours = ours
        self.environment = environment
        folder = Self.folder(environment)
        print = ContentFingerprint(of: [sources.print, compiler.theirs])
    }

    /// The XDG cache folder, for files that can be made again.
    static func folder(_ environment: [String: String]) -> String {
        if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") { return "\(cache)/course" }
        return "\(environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path)/.cache/course"
    }

    private var path: String { "\(folder)/engine-\(print)" }
    private var log: String { "\(path).log" }

    /// Builds a missing engine, or waits for the process that builds it.
    func engine(telling notice: @escaping @Sendable (EngineNotice) -> Void) throws(MachineFault) -> Engine {
        if let known = try complete() { return known }
        try checkAge()
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw Self.fault("create \(folder)")
        }
        let lock = try locked { notice(.waits) }
        return try withExtendedLifetime(lock) { () throws(MachineFault) in
            if let known = try complete() { return known }
            if let failed = try? String(contentsOfFile: log, encoding: .utf8) { throw fault(of: failed) }
            let build = try checkedBuild()
            notice(.starts(ours: compiler.names.ours, theirs: compiler.names.theirs))
            let began = ContinuousClock.now
            do throws(MachineFault) {
                try run(build) { notice(.progress(steps: $0, of: $1)) }
            } catch {
                notice(.ends(seconds: nil))
                throw error
            }
            notice(.ends(seconds: (ContinuousClock.now - began) / .seconds(1)))
            return engine(in: path)
        }
    }

    /// The finished engine. Marks the engine as used, because the course removes engines that were unused for
    /// a month.
    private func complete() throws(MachineFault) -> Engine? {
        guard try StagedFolder.isComplete(path) else { return nil }
        utimes(path, nil)
        return engine(in: path)
    }

    private func engine(in folder: String) -> Engine {
        Engine(
            modules: "\(folder)/modules", host: "\(folder)/course-host", gate: "\(folder)/course-gate",
            macros: "\(folder)/libCourseMacros.so", kits: ours.kits)
    }

    // MARK: - The build

    private var scratch: String { "\(folder)/building-\(print)" }

    /// Prepares a build. Throws if the disk has too little space or a tool is missing.
    private func checkedBuild() throws(MachineFault) -> EngineBuild {
        removeOld()
        try DiskSpace(at: folder).check(for: .engine)
        let build = EngineBuild(sources: sources.folder, toolchain: toolchain, environment, scratch: scratch)
        try build.checkTools()
        return build
    }

    private func run(_ build: EngineBuild, telling progress: (Int, Int) -> Void) throws(MachineFault) {
        let end = try build.run(telling: progress)
        guard end.cause == .exited(0) else {
            let text = build.output
            TemporaryFolder.remove(scratch)
            if let full = DiskSpace(at: folder).fault(of: .engine, after: end, text) { throw full }
            guard case .exited = end.cause else { throw .killed }
            // The course records the failure, because otherwise every command would repeat the build and fail again.
            try? text.write(toFile: log, atomically: true, encoding: .utf8)
            throw fault(of: text)
        }
        try settle(build.products)
    }

    /// Moves the modules, programs and macros into a new folder, gives the folder its final name, and removes the build
    /// files.
    private func settle(_ products: String) throws(MachineFault) {
        let parts = engine(in: "\(scratch)/engine")
        let files = FileManager.default
        do {
            try? files.removeItem(atPath: "\(scratch)/engine")
            try files.createDirectory(atPath: parts.modules, withIntermediateDirectories: true)
            for module in try files.contentsOfDirectory(atPath: ours.modules) {
                try files.moveItem(
                    atPath: "\(products)/Modules/\(module)", toPath: "\(parts.modules)/\(module)")
            }
            for part in [parts.host, parts.gate, parts.macros] {
                try files.moveItem(
                    atPath: "\(products)/\(part.lastPathComponent)", toPath: part)
            }
        } catch {
            throw MachineFault(
                .fileSystem, "The course built its engine but cannot copy it: \(FailureReason.words(error))",
                remedy: "Remove \(scratch) and run the command again.")
        }
        try StagedFolder.seal("\(scratch)/engine")
        // A cleanup of temporary files may have damaged the old engine.
        TemporaryFolder.remove(path)
        guard rename("\(scratch)/engine", path) == 0 else { throw Self.fault("rename a folder to \(path)") }
        TemporaryFolder.remove(scratch)
    }

    /// Removes builds of other engines, and engines that were not used for a month.
    private func removeOld() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix("building-") && name != "building-\(print)" {
            TemporaryFolder.remove("\(folder)/\(name)")
        }
        StagedFolder.removeOld(in: folder, family: "engine-", except: path, days: 30)
    }

    /// Waits until no other process builds an engine. The kernel releases the lock of a process that dies.
    private func locked(waiting tell: () -> Void) throws(MachineFault) -> Descriptor {
        let number = open("\(folder)/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard number >= 0 else { throw Self.fault("create \(folder)/lock") }
        let file = Descriptor(owning: number)
        if flock(number, LOCK_EX | LOCK_NB) == 0 { return file }
        tell()
        while flock(number, LOCK_EX) != 0 {
            guard errno == EINTR else { throw Self.fault("lock \(folder)/lock") }
        }
        return file
    }

    // MARK: - Faults

    private static func parts(of version: String) -> [Int] {
        version.split(separator: ".").map { Int($0) ?? 0 }
    }

    private func checkAge() throws(MachineFault) {
        guard let oldest = sources.oldestCompiler, let number = Edition.number(in: compiler.theirs),
            Self.parts(of: number).lexicographicallyPrecedes(Self.parts(of: oldest))
        else { return }
        throw MachineFault(
            .otherCompiler,
            "Swift \(number) in \(compiler.root) is too old; the course needs \(oldest) or later.",
            remedy: "Put a newer compiler first on PATH; \(compiler.names.ours) built this course.")
    }

    private func fault(of text: String) -> MachineFault {
        let lines = text.split(separator: "\n")
        let telling = lines.first { $0.contains("error:") } ?? lines.last ?? "no message"
        return MachineFault(
            .otherCompiler,
            "The course's engine does not build with \(compiler.names.theirs): \(telling)",
            remedy:
                "Put \(compiler.names.ours), which built this course, first on PATH. \(log) has the compiler's messages; remove this file to build again."
        )
    }

    private static func fault(_ attempt: String) -> MachineFault {
        MachineFault(
            .fileSystem, "The course cannot \(attempt): \(FailureReason.words(errno)).",
            remedy: "Point XDG_CACHE_HOME at a folder that you can write to.")
    }
}
