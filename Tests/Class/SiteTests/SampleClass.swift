import Classroom
import Foundation
import Grading
import Player
import Referee
import TestSupport
import Wire

@testable import Site

/// A class without a course: students, answers to two exercises, and the exhibits that grading stores.
struct SampleClass {
    var names: [String]
    /// The number of different answers to each exercise.
    var different = 3

    static let exercises = ["one", "two"]

    static func digest(_ exercise: String, _ number: Int) -> String {
        Digest(of: "\(exercise) \(number)").description
    }

    /// The gradebook as `results.json` contains it.
    func gradebook() throws -> Gradebook {
        let exercises = Self.exercises.enumerated().map { place, id in
            [
                "id": id, "number": "1.\(place + 1)", "title": "Exercise \(id)", "contentVersion": "a",
                "weight": 1, "optional": false,
            ] as [String: Any]
        }
        let students = names.enumerated().map { place, name in
            [
                "student": name, "total": Double(place % 101),
                "person": ["id": "s\(place)", "name": name, "section": "Section \(place % 3)"],
                "results": Self.exercises.map { result(of: place, to: $0) },
            ] as [String: Any]
        }
        let book: [String: Any] = [
            "version": 1, "course": "0.1.0", "compiler": "Swift 6", "seed": 1, "exercises": exercises,
            "students": students,
            "unplaced": [["file": "stray.swift", "reason": "no exercise has a file of this name"]],
        ]
        return try JSONDecoder().decode(
            Gradebook.self, from: try JSONSerialization.data(withJSONObject: book))
    }

    private func result(of place: Int, to exercise: String) -> [String: Any] {
        let number = place % different
        let passed = number == 0
        return [
            "exercise": exercise, "outcome": passed ? "passed" : "notPassed",
            "score": passed ? 100 : 40 + place % 50,
            "passed": passed, "sentence": passed ? "100 of 100 points." : "40 of 100 points: missed fetch.",
            "file": "\(names[place])/Picture.swift", "sha256": Self.digest(exercise, number),
            "attempts": 1 + place % 2,
            "counts": ["requests": 3, "par": 2, "redundant": 1, "uncancelled": 0, "wastedBytes": 108],
            "scenarios": [
                [
                    "name": "a", "title": "It goes away", "hidden": false, "passed": passed,
                    "score": passed ? 100 : 40,
                ]
            ],
            "findings": passed
                ? []
                : [
                    [
                        "code": "missing-cancellation", "sentence": "GET /a was not cancelled.", "count": 1,
                        "scenario": "a", "file": "Picture.swift", "line": 2, "consequence": false,
                    ]
                ],
            "refusals": [], "diagnostics": [],
        ]
    }

    static func source(_ exercise: String, _ number: Int) -> String {
        "import SwiftUI\nstruct Picture\(number): View { // \(exercise)\n    var body: some View { Text(\"\(number)\") }\n}\n"
    }

    /// Stores an exhibit, as grading does.
    func fill(_ store: ExhibitStore) throws {
        let gradebook = try gradebook()
        let trace = Diagram("want /a    |---|\nGET /a     o-----+").trace
        for exercise in gradebook.exercises {
            for number in 0..<different {
                let source = Self.source(exercise.id, number)
                let run = PlayedRun(
                    trace, verdict: ScenarioVerdict(judging: trace), subject: exercise.title,
                    sources: [PlayedRun.Source(file: "Picture.swift", text: source)])
                store.keep(
                    Exhibit(file: "Picture.swift", source: source, run: run),
                    as: ExhibitKey(exercise, Self.digest(exercise.id, number), in: gradebook))
            }
        }
    }

    /// Replaces the program that computes fingerprints: all answers to an exercise have the same
    /// fingerprints.
    static let comparing = Comparing(starters: [:]) { sources in
        sources.map { source in
            source.isEmpty
                ? []
                : (0..<12).map {
                    TokenMark(hash: UInt32($0) + (source.contains("one") ? 100 : 200), from: 2, to: 3)
                }
        }
    }
}

/// A temporary folder with results and exhibits, removed after the test.
final class SitePlace: Sendable {
    let folder: URL
    let results: ResultsFolder
    let store: ExhibitStore

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "site-\(UUID().uuidString)")
        results = try ResultsFolder(folder.path)
        store = try ExhibitStore(in: results)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    func file(_ name: String) -> URL { folder.appending(path: "site/\(name)") }

    func write(_ sample: SampleClass, isAnonymous: Bool = false) throws -> ClassSite.Summary {
        try sample.fill(store)
        return try ClassSite(
            of: try sample.gradebook(), from: store, isAnonymous: isAnonymous,
            comparing: SampleClass.comparing
        ).write(to: results.path(of: "site"))
    }

    /// The text of each page, by the page's name.
    func pages() throws -> [String: String] {
        let root = folder.appending(path: "site").path
        var pages: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: root) where name.hasSuffix(".html") {
            pages[name] = try String(contentsOf: file(name), encoding: .utf8)
        }
        return pages
    }
}
