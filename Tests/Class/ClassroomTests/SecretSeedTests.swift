import Foundation
import Scenario
import Testing

@testable import Classroom

@Suite struct `A secret seed` {
    private let submissions: Submissions

    init() throws { submissions = try Submissions() }

    @Test func `stays in a file that only its owner can read, until grading starts over`() throws {
        let results = try submissions.results()
        let seed = try SecretSeed.kept(in: results)
        #expect(seed.isSecret)
        #expect(try SecretSeed.kept(in: results) == seed)
        let file = results.path(of: SecretSeed.fileName)
        #expect(try String(contentsOfFile: file, encoding: .utf8) == seed.revealed + "\n")
        let rights = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
        #expect(rights == 0o600)

        let other = try SecretSeed.kept(in: results, fresh: true)
        #expect(other != seed)
        #expect(try SecretSeed.kept(in: results) == other)
    }

    @Test(arguments: ["", "7\n", "never a seed\n"])
    func `makes grading fail if its file contains something else`(text: String) throws {
        let results = try submissions.results()
        try results.write(text, as: SecretSeed.fileName)
        #expect(throws: ClassroomFault.self) { try SecretSeed.kept(in: results) }
        #expect(try SecretSeed.kept(in: results, fresh: true).isSecret)
    }

    @Test func `appears in results only as its fingerprint until it is revealed`() throws {
        try submissions.hand(in: "solution", as: "anna/Picture.swift")
        let seed = RunSeed.secret()
        let classroom = Classroom.of(seed: seed)
        let ending = try classroom.grade(submissions.intake(), journal: submissions.journal())
        guard case .finished(let gradebook) = ending else {
            Issue.record("\(ending)")
            return
        }
        let path = try submissions.results().path(of: Journal.fileName)
        let journal = try Data(contentsOf: URL(filePath: path))
        let texts =
            try Formats.all().flatMap { try $0.files(of: gradebook) }.map {
                String(decoding: try $0.bytes, as: UTF8.self)
            } + [String(decoding: journal, as: UTF8.self)]
        #expect(texts.allSatisfy { !$0.contains(seed.revealed) })
        #expect(texts[0].contains("\"seed\" : \"\(seed)\""))
        #expect(!texts[0].contains("secretSeed"))

        let revealed = try ResultsJSON().text(of: gradebook.revealing(Seeds(seed)))
        #expect(revealed.contains("\"secretSeed\" : \"\(seed.revealed)\""))
    }

    @Test func `is part of the key of its grades`() throws {
        try submissions.hand(in: "one", as: "anna/Picture.swift")
        let judge = FakeJudge()
        let seed = try SecretSeed.kept(in: submissions.results())
        for seed in [seed, try #require(RunSeed(revealed: seed.revealed)), .secret()] {
            _ = try Classroom.of(seed: seed, judge: judge).lines(
                submissions.intake(), submissions.journal())
        }
        #expect(judge.judged.count == 2)
    }
}
