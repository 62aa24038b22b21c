import CArchive
import Curriculum
import Foundation
import Scenario
import Synchronization
import Verification
import Workshop

@testable import Classroom

/// A temporary folder of submissions. The deinit removes the folder.
final class Submissions: Sendable {
    let folder: String

    init() throws {
        var template = Array("\(NSTemporaryDirectory())/classroom-tests.XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
        folder = template.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
        try FileManager.default.createDirectory(atPath: "\(folder)/in", withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var path: String { "\(folder)/in" }

    /// Writes a submitted file: `hand(in: "let x = 1", as: "anna/Picture.swift")`
    func hand(in text: String, as name: String) throws {
        let file = URL(filePath: "\(path)/\(name)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: false, encoding: .utf8)
    }

    func link(_ name: String, to target: String) throws {
        let file = URL(filePath: "\(path)/\(name)")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: file.path, withDestinationPath: target)
    }

    /// Packs a submitted folder.
    func zip(_ name: String, as archive: String) throws {
        let files =
            FileManager.default.enumerator(atPath: "\(path)/\(name)")?.compactMap { $0 as? String } ?? []
        let texts = files.compactMap { file in
            (try? String(contentsOfFile: "\(path)/\(name)/\(file)", encoding: .utf8)).map { (file, $0) }
        }
        try self.archive(texts, as: archive)
    }

    /// Packs the given files under any names.
    func archive(_ files: [(name: String, text: String)], as name: String) throws {
        guard let writer = archive_write_new() else { throw CocoaError(.fileWriteUnknown) }
        defer { archive_write_free(writer) }
        archive_write_set_format_zip(writer)
        archive_write_open_filename(writer, "\(path)/\(name)")
        for (name, text) in files {
            let entry = archive_entry_new()
            defer { archive_entry_free(entry) }
            archive_entry_set_pathname(entry, name)
            archive_entry_set_size(entry, Int64(text.utf8.count))
            archive_entry_set_filetype(entry, 0o100000)
            archive_entry_set_perm(entry, 0o644)
            archive_write_header(writer, entry)
            archive_write_data(writer, text, text.utf8.count)
        }
        archive_write_close(writer)
    }

    func makeFolder(_ bytes: [UInt8]) -> Bool {
        (Array("\(path)/".utf8) + bytes + [0]).map { CChar(bitPattern: $0) }.withUnsafeBufferPointer {
            $0.baseAddress.map { mkdir($0, 0o700) == 0 } ?? false
        }
    }

    func intake() throws -> Intake { try Intake(path) }
    func results() throws -> ResultsFolder { try ResultsFolder("\(folder)/out") }
    func journal(fresh: Bool = false) throws -> Journal { try Journal(in: results(), fresh: fresh) }
}

extension Exercise {
    static let picture = Exercise.named("changing-picture", 6, 1, file: "Picture.swift")
    static let search = Exercise.named("search-field", 7, 1, file: "Search.swift")

    static func named(_ id: String, _ part: Int, _ index: Int, file: String) -> Exercise {
        let source = SourceFile(path: file, text: "solution")
        return Exercise(
            id: id, number: ExerciseNumber(part: part, index: index), title: id, minutes: 5, answerFile: file,
            task: "", scenarios: [], starter: source, host: source, solution: source, contentVersion: "1")
    }
}

/// A judge that passes only the answer "solution", and records its calls.
final class FakeJudge: Sendable {
    let calls = Mutex<[String]>([])
    /// The fault to throw for each answer, by the answer's text.
    let faults: [String: VerificationFault]

    init(faults: [String: VerificationFault] = [:]) { self.faults = faults }

    var judged: [String] { calls.withLock { $0.sorted() } }

    @Sendable func judge(_ exercise: Exercise, _ answer: [UInt8]) throws(VerificationFault) -> Grade {
        let text = String(decoding: answer, as: UTF8.self)
        calls.withLock { $0.append(text) }
        if let fault = faults[text] { throw fault }
        return text == "solution"
            ? Grade(.passed, "100 of 100 points.", score: 100)
            : Grade(.notPassed, "40 of 100 points.", score: 40)
    }
}

extension Conditions {
    static let test = Conditions(course: "1", compiler: "swift", seeds: 1)
}

extension Classroom {
    static func of(
        _ exercises: [Exercise] = [.picture], jobs: Int = 2, takesAnyName: Bool = false, seed: RunSeed = 1,
        judge: FakeJudge = FakeJudge()
    ) -> Classroom {
        var rules = ClassRules()
        rules.takesAnyName = takesAnyName
        return Classroom(
            exercises: exercises, conditions: Conditions(course: "1", compiler: "swift", seeds: Seeds(seed)),
            rules: rules, jobs: jobs, judge: judge.judge)
    }

    /// `anna changing-picture passed`
    func lines(_ intake: Intake, _ journal: Journal) throws -> [String] {
        guard case .finished(let book) = try grade(intake, journal: journal) else { return ["interrupted"] }
        return book.lines
    }
}

extension Gradebook {
    var lines: [String] {
        students.flatMap { entry in
            entry.results.map { "\(entry.student) \($0.exercise) \($0.grade.outcome.rawValue)" }
        }
    }
}
