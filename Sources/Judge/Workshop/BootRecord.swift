import Essentials

/// A stored fact about this machine that the course found by starting a child. The fact is valid until the machine
/// restarts, or until one of the files or settings that it depends on changes.
///
///     let record = BootRecord("course-sandbox", of: [program], settings: switches)
///     if let known = record.text { … }
///     record.keep(found)
///
/// The record is written only after a success, in a folder that no other user can write to. Testing a fact starts one
/// or two children, which is too slow for every run.
struct BootRecord {
    private let name: String
    private let print: Fingerprint
    private let identity = Identity.ofChildren

    /// - Parameters:
    ///   - files: the programs on which the fact depends.
    ///   - settings: files with kernel settings or facts about this process. A missing settings file counts as empty.
    init(_ name: String, of files: [String], settings: [String]) {
        self.name = name
        let namespaces = ["user", "mnt", "pid", "cgroup"].map { name in
            // A missing namespace counts as an empty name.
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/\(name)")) ?? ""
        }
        let facts = (["/proc/sys/kernel/random/boot_id"] + settings).map { path in
            (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        }
        print = Fingerprint(files: files, text: (namespaces + facts).joined(separator: "\n"))
    }

    /// The recorded text; nil if no valid record exists.
    var text: String? {
        // An untrusted folder or an unreadable file counts as no record.
        guard (try? StagedFolder.isTrusted(folder)) == true else { return nil }
        return try? String(contentsOfFile: "\(folder)/found", encoding: .utf8)
    }

    var folder: String { StagedFolder.path(of: name, print, for: identity) }

    /// Writes the record. If writing fails, the next process runs the test again.
    func keep(_ text: String) {
        _ = try? StagedFolder.settled(name, print: print, for: identity) { target throws(MachineFault) in
            try TemporaryFolder.write(Array(text.utf8), to: "\(target)/found", for: nil)
        }
    }

    /// Removes a record that turned out to be wrong.
    func forget() {
        TemporaryFolder.remove(folder)
    }
}
