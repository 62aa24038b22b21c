import Curriculum
import Essentials

/// The layout in which all files are in one folder, and each file's name contains the student's name and the answer's
/// name.
///
///     anna_ProfilePicture.swift
///     anna-6.2.swift
///     ProfilePicture-anna.swift
///     anna.swift                   the student's only file
struct FlatLayout: SubmissionLayout {
    let name = "flat"
    let summary = "files side by side, with names such as anna_ProfilePicture.swift"
    let hasForm = false
    /// The first words that many file names share. If many file names begin with the same word, the word is the name of
    /// an answer, not of a student.
    private var answers: Set<String> = []

    init() {}

    func adapted(to all: [HandedIn]) -> any SubmissionLayout {
        var layout = self
        let names = all.filter { $0.path.count == 1 && $0.kind == .file }.map { Self.words($0) }
        let firsts = Dictionary(grouping: names.filter { $0.count > 1 }) { $0[0] }
        let lasts = Dictionary(grouping: names.filter { $0.count > 1 }) { $0[$0.count - 1] }
        // In `ProfilePicture-anna` and `ProfilePicture-ben`, the shared first word names the answer. File names of
        // answers begin with a capital letter.
        layout.answers = Set(
            firsts.keys.filter { word in
                word.first?.isUppercase == true
                    && firsts[word, default: []].count > lasts[word, default: []].count
                    && firsts[word, default: []].count > 1
            })
        return layout
    }

    func place(_ item: HandedIn) -> StudentPlace? {
        guard item.path.count == 1 || ArchiveName.isArchive(item.path[0]) else { return nil }
        guard item.kind == .file else { return nil }
        if item.path.count > 1 {
            return StudentPlace(
                student: Student(ArchiveName.stem(of: item.path[0])), path: Array(item.path.dropFirst()))
        }
        let words = Self.words(item)
        let ending = Self.ending(item)
        guard words.count > 1 else {
            return StudentPlace(student: Student(words[0]), path: [Array((words[0] + ending).utf8)])
        }
        let isAnswerFirst = answers.contains(words[0])
        let student = isAnswerFirst ? words[1...].joined(separator: "_") : words[0]
        let answer = isAnswerFirst ? words[0] : words[1...].joined(separator: "_")
        return StudentPlace(student: Student(student), path: [Array((answer + ending).utf8)])
    }

    func refusal(of item: HandedIn) -> String {
        "this is a folder, or a file without a student's name in its name"
    }

    /// The words of a file's name, such as `anna` and `ProfilePicture`.
    private static func words(_ item: HandedIn) -> [String] {
        let name = String(decoding: item.path[0], as: UTF8.self)
        let stem = String(name.dropLast(ending(item).count))
        let words = stem.split(whereSeparator: { "_- ".contains($0) }).map(String.init)
        return words.isEmpty ? [stem] : words
    }

    /// The ending of a file's name, such as `.swift`.
    private static func ending(_ item: HandedIn) -> String {
        let name = String(decoding: item.path[0], as: UTF8.self)
        return ExerciseKind.sourceSuffixes.first(where: name.hasSuffix) ?? ""
    }
}
