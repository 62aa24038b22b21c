import Curriculum
import Essentials
import Grading
import Referee
import Text

/// The files that the lab's routes can reply with, from the exercise, the script's folder and the current folder.
///
/// The lab reads each file once, so that `rewind` repeats the same responses. `reload` reads the files again.
final class LabFixtures: FixtureShelf {
    private struct Folder {
        let path: String
        let inWords: String
    }
    private let own: [String: [UInt8]]
    private let folders: [Folder]
    private var read: [String: [UInt8]] = [:]

    /// - Parameters:
    ///   - own: the exercise's files, which the lab searches before any folder.
    ///   - script: the path of the script. The lab searches the script's folder before the current folder.
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

    /// A copy without the bytes read so far, so that the lab reads the files again.
    var anew: LabFixtures { LabFixtures(own: own, folders: folders) }

    func bytes(of name: String) throws(FixtureFault) -> [UInt8] {
        if let known = own[name] ?? read[name] { return known }
        for folder in folders {
            guard let bytes = try contents(of: name, in: folder) else { continue }
            read[name] = bytes
            return bytes
        }
        let places = folders.map(\.inWords).joined(separator: ", nor ")
        throw FixtureFault("no file is called \"\(name)\" \(places)", candidates: alike(name))
    }

    private func contents(of name: String, in folder: Folder) throws(FixtureFault) -> [UInt8]? {
        var facts = stat()
        let path = folder.path + "/" + name
        guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
        guard facts.st_size <= Exercise.largestFixture else {
            throw FixtureFault(
                "\"\(name)\" \(folder.inWords) has \(Wording.count(Int(facts.st_size), "byte")), and a response "
                    + "has at most \(Wording.grouped(Exercise.largestFixture))")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw FixtureFault(
                "\"\(name)\" \(folder.inWords) cannot be read: \(FailureReason.words(errno))")
        }
        return [UInt8](data)
    }

    /// Suggests files for a misspelled name: all files with the same extension.
    private func alike(_ name: String) -> [String] {
        let kind = URL(filePath: name).pathExtension
        let found = folders.flatMap { folder -> [String] in
            // A folder that cannot be read gives no suggestions.
            (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        }
        let names = Set(found.filter { URL(filePath: $0).pathExtension == kind } + own.keys)
        return kind.isEmpty ? own.keys.sorted() : names.sorted()
    }
}
