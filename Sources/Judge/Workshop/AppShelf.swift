import Essentials
import Wire

/// A folder that keeps built apps, so that unchanged source is compiled once.
///
///     HackerNews/.course/built/3f…a1/      Answer.so, facts.json
///     HackerNews/.course/built/9c…04.outline
///
/// A result's name is a hash of all sources, all settings, the compiler and the engine. If a result cannot be read or
/// written, the app is compiled again.
struct AppShelf {
    let folder: URL
    /// The fingerprint of the compiler and the engine.
    let fingerprint: String

    /// The facts about a built app that are stored in a file next to the app's library.
    struct Facts: Codable {
        var warnings: [Diagnostic]
        var work: [WorkNote]
        var leftOut: [SourceCut]
    }

    /// The number of stored versions of an app, which is higher than a person needs.
    private static let most = 4

    // MARK: - Apps

    func library(of answer: Answer) -> (path: String, facts: Facts)? {
        let place = place(of: answer)
        let library = place.appending(path: Compiler.product)
        guard let data = FileManager.default.contents(atPath: place.appending(path: Self.facts).path),
            let facts = try? JSONDecoder().decode(Facts.self, from: data),
            FileManager.default.fileExists(atPath: library.path)
        else { return nil }
        // The folder keeps the most recently used results.
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: place.path)
        return (library.path, facts)
    }

    func keep(_ answer: Answer, libraryAt path: String, _ facts: Facts) {
        let place = place(of: answer)
        let files = FileManager.default
        let fresh = folder.appending(path: "new.\(getpid())")
        do {
            try files.createDirectory(at: fresh, withIntermediateDirectories: true)
            defer { try? files.removeItem(at: fresh) }
            try files.copyItem(atPath: path, toPath: fresh.appending(path: Compiler.product).path)
            try JSONEncoder().encode(facts).write(to: fresh.appending(path: Self.facts))
            try? files.removeItem(at: place)
            try files.moveItem(at: fresh, to: place)
        } catch {
            return
        }
        removeOld()
    }

    private static let facts = "facts.json"

    private func place(of answer: Answer) -> URL { folder.appending(path: key(of: answer)) }

    private func key(of answer: Answer) -> String {
        var facts = [fingerprint, answer.root, "\(answer.languageMode)", "\(answer.project)"]
        facts += Self.facts(of: answer.files)
        if let app = answer.wholeApp {
            facts += [app.module, "\(app.settings)"]
            for library in app.libraries {
                facts += [library.name, "\(library.settings)", library.package ?? ""]
                facts += Self.facts(of: library.files)
            }
        }
        return ContentFingerprint(of: facts).description
    }

    private static func facts(of files: [Answer.File]) -> [String] {
        files.flatMap { [$0.name, $0.author.rawValue, String(decoding: $0.bytes, as: UTF8.self)] }
    }

    // MARK: - Outlines

    func outline(of files: [Answer.File]) -> SourceOutline? {
        FileManager.default.contents(atPath: place(of: files).path)
            .flatMap { try? JSONDecoder().decode(SourceOutline.self, from: $0) }
    }

    func keep(_ outline: SourceOutline, of files: [Answer.File]) {
        try? JSONEncoder().encode(outline).write(to: place(of: files), options: .atomic)
    }

    private func place(of files: [Answer.File]) -> URL {
        let print = ContentFingerprint(of: [fingerprint] + Self.facts(of: files))
        return folder.appending(path: "\(print).outline")
    }

    // MARK: - Cleaning up

    private func removeOld() {
        let all = (try? FileManager.default.contents(of: folder)) ?? []
        let dated = all.map { url in
            let facts = (try? FileManager.default.attributesOfItem(atPath: url.path)) ?? [:]
            return (
                url, facts[.type] as? FileAttributeType == .typeDirectory,
                facts[.modificationDate] as? Date ?? .distantPast
            )
        }.sorted { $0.2 > $1.2 }
        let old = dated.filter(\.1).dropFirst(Self.most) + dated.filter { !$0.1 }.dropFirst(Self.most * 2)
        for (url, _, _) in old { try? FileManager.default.removeItem(at: url) }
    }
}
