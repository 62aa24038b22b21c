import Foundation

/// What was found out about the wall, kept until the machine starts again or anything changes that it depends on.
///
/// Only a wall that stood is recorded, in a folder that nobody else can write to. Finding out means starting two
/// children, and a learner's loop would do it every time.
struct WallRecord {
    private let print: Fingerprint
    private let identity = Identity.ofChildren

    init(of program: String) {
        let namespaces = ["user", "mnt", "pid"].map { name in
            // Where there is none, there is none the next time either.
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/\(name)")) ?? ""
        }
        let settings = (["/proc/sys/kernel/random/boot_id"] + Wall.switches.map(\.0)).map { path in
            (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        }
        print = Fingerprint(
            files: [program, Wall.prlimit], text: (namespaces + settings).joined(separator: "\n"))
    }

    /// The options of the wall that stood; nil when that has to be found out.
    var options: Set<String>? {
        // A folder that is not ours to trust and a file that cannot be read say nothing: then somebody looks again.
        guard (try? StagedFolder.isTrusted(folder)) == true,
            let text = try? String(contentsOfFile: "\(folder)/options", encoding: .utf8)
        else { return nil }
        return Set(text.split(separator: "\n").map(String.init))
    }

    var folder: String { StagedFolder.path(of: Self.name, print, for: identity) }

    /// A record that cannot be kept costs the next run the time to look again, and nothing else.
    func keep(_ options: Set<String>) {
        _ = try? StagedFolder.settled(Self.name, print: print, for: identity) { target throws(MachineFault) in
            let text = options.sorted().joined(separator: "\n")
            try TemporaryFolder.write(Array(text.utf8), to: "\(target)/options", for: nil)
        }
    }

    private static let name = "course-wall"
}
