import Curriculum
import Foundation
import Grading
import Referee
import Text

/// The files that the lab's routes may reply with: an exercise's own, and those beside the script or in the current folder.
///
/// Each is read once, so going back in time finds it as it was. `reload` reads it anew.
final class LabFixtures: FixtureShelf {
    private struct Folder {
        let path: String
        let inWords: String
    }
    private let own: [String: [UInt8]]
    private let folders: [Folder]
    private var read: [String: [UInt8]] = [:]

    /// - Parameters:
    ///   - own: what comes before every folder.
    ///   - script: whose folder comes before the current one.
    init(own: [String: [UInt8]], besides script: String?) {
        self.own = own
        let here = Folder(path: FileManager.default.currentDirectoryPath, inWords: "in the current folder")
        let there = script.map {
            let folder = URL(filePath: $0).standardizedFileURL.deletingLastPathComponent().path
            return Folder(path: folder, inWords: "beside \($0)")
        }
        folders = [there, here].compactMap(\.self)
    }

    private init(own: [String: [UInt8]], folders: [Folder]) { (self.own, self.folders) = (own, folders) }

    /// The same places, with nothing read yet.
    var anew: LabFixtures { LabFixtures(own: own, folders: folders) }

    func bytes(of name: String) throws(FixtureFault) -> [UInt8] {
        if let known = own[name] ?? read[name] { return known }
        for folder in folders {
            guard let bytes = try contents(of: name, in: folder) else { continue }
            read[name] = bytes
            return bytes
        }
        let places = folders.map(\.inWords).joined(separator: ", nor ")
        throw FixtureFault("there is no file \"\(name)\" \(places)", candidates: alike(name))
    }

    /// Nil where there is no such file.
    private func contents(of name: String, in folder: Folder) throws(FixtureFault) -> [UInt8]? {
        var facts = stat()
        let path = folder.path + "/" + name
        guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
        guard facts.st_size <= Exercise.largestFixture else {
            throw FixtureFault(
                "\"\(name)\" \(folder.inWords) has \(Wording.count(Int(facts.st_size), "byte")), and an answer "
                    + "carries no more than \(Wording.grouped(Exercise.largestFixture))")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw FixtureFault(
                "\"\(name)\" \(folder.inWords) cannot be read: \(String(cString: strerror(errno)))")
        }
        return [UInt8](data)
    }

    /// Files of the same kind, which the reader may have meant.
    private func alike(_ name: String) -> [String] {
        let kind = URL(filePath: name).pathExtension
        let found = folders.flatMap { folder -> [String] in
            // A folder that cannot be listed has nothing to suggest.
            (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        }
        let names = Set(found.filter { URL(filePath: $0).pathExtension == kind } + own.keys)
        return kind.isEmpty ? own.keys.sorted() : names.sorted()
    }
}
