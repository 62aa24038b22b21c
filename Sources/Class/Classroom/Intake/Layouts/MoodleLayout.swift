/// The layout of Moodle's "Download all submissions", with or without Moodle's option for folders.
///
///     Anna Adams_4711_assignsubmission_file/ProfilePicture.swift
///     Anna Adams_4711_assignsubmission_file_ProfilePicture.swift
///
/// In Moodle's download, the student's name is the full name. Moodle's download contains only the last attempt.
struct MoodleLayout: SubmissionLayout {
    let name = "moodle"
    let summary = "Moodle's download of all submissions"
    private static let separator = "_assignsubmission_"

    func place(_ item: HandedIn) -> StudentPlace? {
        guard let (student, kind, file) = Self.parts(item.path[0]), kind == "file" else { return nil }
        var path = Array(item.path.dropFirst())
        if !file.isEmpty { path.insert(Array(file.utf8), at: 0) }
        return StudentPlace(student: Student(student), path: path)
    }

    func refusal(of item: HandedIn) -> String {
        guard let (_, kind, _) = Self.parts(item.path[0]) else {
            return "the file's name does not look like a name from Moodle"
        }
        return "the file is Moodle's \(kind), not a submitted file"
    }

    /// Splits a name into its parts: `Anna Adams`, `file`, `ProfilePicture.swift`.
    private static func parts(_ name: [UInt8]) -> (student: String, kind: String, file: String)? {
        let text = String(decoding: name, as: UTF8.self)
        guard let separator = text.firstRange(of: Self.separator) else { return nil }
        let before = text[..<separator.lowerBound]
        guard let bar = before.lastIndex(of: "_"), Int(before[before.index(after: bar)...]) != nil,
            bar > before.startIndex
        else { return nil }
        let rest = text[separator.upperBound...].split(
            separator: "_", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(before[..<bar]), String(rest.first ?? ""), rest.count > 1 ? String(rest[1]) : "")
    }
}
