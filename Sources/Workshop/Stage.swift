import Foundation

/// Prepares what children read: the engine where they can reach it, and the compiler's module cache.
///
/// Both are folders under the temporary directory, named for what they were made from, made once and then only read.
struct Stage {
    let wall: Wall
    let toolchain: Toolchain

    func prepare(_ engine: Engine) throws(MachineFault) -> Places {
        let engine = try reachable(engine)
        return Places(engine: engine, cache: try cache(for: engine))
    }

    // MARK: - The engine

    /// The engine itself where every user can read it, and otherwise a copy: a checkout in a private home is closed to
    /// the user that root's children run as.
    private func reachable(_ engine: Engine) throws(MachineFault) -> Engine {
        guard wall.identity != nil else { return engine }
        guard TemporaryFolder.isOpenToAll(toolchain.frontend) else {
            throw MachineFault(
                .unreachable, "The Swift toolchain in \(toolchain.root) is closed to other users.",
                remedy: "Run the course as an ordinary user, or install the toolchain where everybody may read it.")
        }
        if [engine.modules, engine.host, engine.gate].allSatisfy(TemporaryFolder.isOpenToAll) { return engine }
        let parts = [engine.modules, engine.host, engine.gate]
        let folder = try StagedFolder.settled("course-engine", print: Fingerprint(files: parts), wall) {
            target throws(MachineFault) in
            do {
                let files = FileManager.default
                try files.copyItem(atPath: engine.modules, toPath: "\(target)/modules")
                try files.copyItem(atPath: engine.host, toPath: "\(target)/course-host")
                try files.copyItem(atPath: engine.gate, toPath: "\(target)/course-gate")
            } catch {
                throw MachineFault(
                    .fileSystem, "The engine could not be copied for its children: \(error.localizedDescription)",
                    remedy: "Free some space in the temporary directory, or run the course as an ordinary user.")
            }
        }
        return Engine(
            modules: "\(folder)/modules", host: "\(folder)/course-host", gate: "\(folder)/course-gate")
    }

    // MARK: - The module cache

    /// Every answer is compiled with the same, read-only cache of C modules. One that an answer could write to would be
    /// a way from one answer into the next; none at all costs two seconds each time.
    private func cache(for engine: Engine) throws(MachineFault) -> String {
        let print = Fingerprint(files: [toolchain.frontend], text: "\(wall.stands)")
        let folder = try StagedFolder.settled("course-cache", print: print, wall) {
            target throws(MachineFault) in
            try warm(target, engine)
        }
        return "\(folder)/cache"
    }

    private func warm(_ target: String, _ engine: Engine) throws(MachineFault) {
        // The cache is filled in the work folder, the one place a child may write.
        let imports = Self.imports.map { "#if canImport(\($0))\nimport \($0)\n#endif\n" }.joined()
        let file = Answer.File(name: "Warm.swift", bytes: Array(imports.utf8), author: .course)
        let folder = try WorkFolder(Answer(files: [file], root: "Never"), owner: wall.identity)
        let places = Places(engine: engine, cache: folder.path)
        let site = Site(wall: wall, toolchain: toolchain, places: places, folder: folder.path)
        let command = Command(
            toolchain.frontend,
            ["-frontend", "-typecheck", file.name, "-module-name", "Warm", "-parse-as-library"]
                + Compiler.common(toolchain, cache: "\(site.inside.work)/cache"))
        let end = try site.start(command, limits: PhaseLimits().compile, writes: true).end()
        guard end.cause == .exited(0) else {
            throw MachineFault(
                .toolchainMissing, "The Swift compiler cannot compile its own libraries: \(end.errors.prefix(300))",
                remedy: "Install Swift again from swift.org, with the system packages it asks for.")
        }
        do {
            try FileManager.default.copyItem(atPath: "\(folder.path)/cache", toPath: "\(target)/cache")
        } catch {
            throw MachineFault(
                .fileSystem, "The compiler's module cache could not be kept: \(error.localizedDescription)",
                remedy: "Free some space in the temporary directory.")
        }
    }

    /// Whatever an answer may import that comes with the toolchain.
    private static let imports = [
        "Foundation", "Observation", "Synchronization", "Dispatch", "RegexBuilder", "FoundationNetworking", "Runtime",
    ]
}
