import Foundation

/// The result of probing the wall, kept until the machine restarts or something changes that the wall depends on.
///
/// Only a wall that works is recorded, in a folder that no other user can write to. A probe starts two children, which is
/// too slow for every run of a learner's loop.
struct WallRecord {
    private let print: Fingerprint
    private let identity = Identity.ofChildren

    init(of program: String) {
        let namespaces = ["user", "mnt", "pid"].map { name in
            // A missing namespace counts as an empty name.
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/\(name)")) ?? ""
        }
        let settings = (["/proc/sys/kernel/random/boot_id"] + Wall.switches.map(\.0)).map { path in
            (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        }
        print = Fingerprint(
            files: [program, Wall.prlimit], text: (namespaces + settings).joined(separator: "\n"))
    }

    /// The optional flags of the wall that works; nil if a probe is needed.
    var options: Set<String>? {
        // An untrusted folder or an unreadable file counts as no record.
        guard (try? StagedFolder.isTrusted(folder)) == true,
            let text = try? String(contentsOfFile: "\(folder)/options", encoding: .utf8)
        else { return nil }
        return Set(text.split(separator: "\n").map(String.init))
    }

    var folder: String { StagedFolder.path(of: Self.name, print, for: identity) }

    /// Writes the record. If that fails, the next run probes again.
    func keep(_ options: Set<String>) {
        _ = try? StagedFolder.settled(Self.name, print: print, for: identity) { target throws(MachineFault) in
            let text = options.sorted().joined(separator: "\n")
            try TemporaryFolder.write(Array(text.utf8), to: "\(target)/options", for: nil)
        }
    }

    private static let name = "course-wall"
}
