/// The layout of Canvas's "Download Submissions": all files are in one folder.
///
///     adamsanna_4711_90210_ProfilePicture.swift
///     adamsanna_LATE_4711_90210_ProfilePicture-2.swift      late, the third attempt
///
/// The student's name is Canvas's sortable name: last name first, without spaces. Canvas adds a number to the names
/// of later attempts; this layout removes the number.
struct CanvasLayout: SubmissionLayout {
    let name = "canvas"
    let summary = "Canvas's download of submissions"

    func place(_ item: HandedIn) -> StudentPlace? {
        guard let name = Name(item.path[0]) else { return nil }
        let inside = Array(item.path.dropFirst())
        return StudentPlace(
            student: Student(name.student), path: inside.isEmpty ? [Array(name.file.utf8)] : inside,
            attempt: name.attempt, isLate: name.isLate)
    }

    func refusal(of item: HandedIn) -> String { "the file's name does not look like a name from Canvas" }

    private struct Name {
        let student: String
        let isLate: Bool
        let file: String
        let attempt: Int

        init?(_ name: [UInt8]) {
            var words = String(decoding: name, as: UTF8.self)
                .split(separator: "_", omittingEmptySubsequences: false).map(String.init)
            guard words.count >= 4, !words[0].isEmpty else { return nil }
            student = words.removeFirst()
            isLate = words[0] == "LATE"
            if isLate { words.removeFirst() }
            guard words.count >= 3, Int(words[0]) != nil, Int(words[1]) != nil else { return nil }
            let file = words[2...].joined(separator: "_")
            guard !file.isEmpty else { return nil }
            (self.file, attempt) = Self.withoutAttempt(file)
        }

        /// `Picture-2.swift` is the third attempt at `Picture.swift`.
        private static func withoutAttempt(_ file: String) -> (String, Int) {
            guard let dot = file.lastIndex(of: "."), let dash = file[..<dot].lastIndex(of: "-"),
                let number = Int(file[file.index(after: dash)..<dot]), (1...999).contains(number)
            else { return (file, 0) }
            return (String(file[..<dash] + file[dot...]), number)
        }
    }
}
