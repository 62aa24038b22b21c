import Foundation
import Wire

/// The folder `.course/stand-ins`: a Swift file for each package that is not at hand. A person may edit these files.
struct StandInFolder {
    let url: URL

    /// The stand-in for a module, as the file has it now.
    func standIn(for module: String) -> StandIn? {
        FileManager.default.contents(atPath: file(of: module).path).map {
            StandIn(module: module, text: String(decoding: $0, as: UTF8.self))
        }
    }

    /// Writes a stand-in, unless a person has edited the file.
    func keep(_ standIn: StandIn) throws {
        var notes = notes
        let print = ContentFingerprint(of: [standIn.text]).description
        if let old = self.standIn(for: standIn.module) {
            let isOurs = notes[standIn.module] == ContentFingerprint(of: [old.text]).description
            guard isOurs, old != standIn else { return }
        }
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try Data(standIn.text.utf8).write(to: file(of: standIn.module), options: .atomic)
        notes[standIn.module] = print
        try JSONEncoder().encode(notes).write(to: noteFile, options: .atomic)
    }

    private func file(of module: String) -> URL { url.appending(path: "\(module).swift") }

    /// The fingerprint of each file as the course wrote it. A file with another fingerprint belongs to the person.
    private var notes: [String: String] {
        FileManager.default.contents(atPath: noteFile.path)
            .flatMap { try? JSONDecoder().decode([String: String].self, from: $0) } ?? [:]
    }

    private var noteFile: URL { url.appending(path: ".written.json") }
}
