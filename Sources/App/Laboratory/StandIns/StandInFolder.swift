import Essentials
import Wire

/// The folder `.course/stand-ins`, with a Swift file for each missing package. People may edit the stand-ins.
struct StandInFolder {
    let url: URL

    /// All stand-ins, which a person may edit while the app runs.
    var files: [URL] {
        ((try? FileManager.default.contents(of: url)) ?? [])
            .filter { $0.pathExtension == "swift" }
    }

    /// Reads the stand-in for a module from the stand-in's file. Returns nil without a file.
    func standIn(for module: String) -> StandIn? {
        FileManager.default.contents(atPath: file(of: module).path).map {
            StandIn(module: module, text: String(decoding: $0, as: UTF8.self))
        }
    }

    /// True if the folder contains stand-ins made from the given source.
    func isMade(from source: ContentFingerprint) -> Bool {
        let notes = notes
        return notes.source == "\(source)" && notes.files.keys.allSatisfy { standIn(for: $0) != nil }
    }

    /// Writes the stand-ins. Files that a person has edited stay as they are.
    func keep(_ standIns: [StandIn], from source: ContentFingerprint) throws {
        var notes = notes
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for standIn in standIns {
            let old = self.standIn(for: standIn.module)
            guard old != standIn, old.map({ notes.files[$0.module] == Self.fingerprint($0) }) ?? true else {
                continue
            }
            try Data(standIn.text.utf8).write(to: file(of: standIn.module), options: .atomic)
            notes.files[standIn.module] = Self.fingerprint(standIn)
        }
        notes.source = "\(source)"
        try JSONEncoder().encode(notes).write(to: noteFile, options: .atomic)
    }

    private func file(of module: String) -> URL { url.appending(path: "\(module).swift") }

    private static func fingerprint(_ standIn: StandIn) -> String {
        "\(ContentFingerprint(of: [standIn.text]))"
    }

    // MARK: - Notes

    private struct Notes: Codable {
        /// The fingerprint of the source from which the stand-ins were made last.
        var source = ""
        /// Maps each file's name to the fingerprint of the text that the course wrote. If a file's fingerprint
        /// has changed, a person has edited the file, and the course never replaces it.
        var files: [String: String] = [:]
    }

    private var notes: Notes {
        FileManager.default.contents(atPath: noteFile.path)
            .flatMap { try? JSONDecoder().decode(Notes.self, from: $0) } ?? Notes()
    }

    private var noteFile: URL { url.appending(path: ".written.json") }
}
