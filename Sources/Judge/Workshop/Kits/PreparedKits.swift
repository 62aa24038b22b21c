import Foundation

/// All kits, compiled once and kept beside the engine: for an installation that nobody may write to, or a class that is graded on
/// many machines.
struct PreparedKits {
    let path: String
    /// Says which compiler and which engine the kits belong to.
    private var label: String { "\(path)/engine" }

    /// Changes with the compiler and with each part of the engine.
    let print: Fingerprint

    init(for engine: Engine, by toolchain: Toolchain) {
        print = Fingerprint(files: engine.parts + [toolchain.frontend], text: "kits")
        path = "\((engine.modules as NSString).deletingLastPathComponent)/kits-compiled"
    }

    var areComplete: Bool {
        (try? String(contentsOfFile: label, encoding: .utf8)) == print.description
    }

    /// Copies the kits, and only then says that they are complete.
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
