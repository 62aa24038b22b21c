import Essentials

/// All kits, compiled once and stored beside the engine, for read-only installations and for grading a class on many
/// machines.
struct PreparedKits {
    let path: String
    /// A file that names the engine and the compiler of the stored kits.
    private var label: String { "\(path)/engine" }

    /// A fingerprint that changes with the compiler and with each part of the engine.
    let print: Fingerprint

    init(for engine: Engine, by toolchain: Toolchain) {
        print = Fingerprint(files: engine.parts + [toolchain.frontend], text: "kits")
        path = "\(engine.modules.deletingLastPathComponent)/kits-compiled"
    }

    var areComplete: Bool {
        (try? String(contentsOfFile: label, encoding: .utf8)) == print.description
    }

    /// Copies the kits into a new folder, and then gives the complete folder its final name.
    /// - Returns: false if the folder cannot be written.
    func take(_ kits: [BuiltKit], from shelf: String) -> Bool {
        let files = FileManager.default
        do {
            let fresh = "\(path).\(getpid())"
            try? files.removeItem(atPath: fresh)
            try files.createDirectory(atPath: fresh, withIntermediateDirectories: false)
            defer { try? files.removeItem(atPath: fresh) }
            for kit in kits {
                try files.copyItem(atPath: "\(shelf)/\(kit.folder)", toPath: "\(fresh)/\(kit.folder)")
            }
            try print.description.write(toFile: "\(fresh)/engine", atomically: true, encoding: .utf8)
            guard chmod(fresh, 0o755) == 0 else { return false }
            try? files.removeItem(atPath: path)
            return rename(fresh, path) == 0
        } catch {
            return false
        }
    }
}
