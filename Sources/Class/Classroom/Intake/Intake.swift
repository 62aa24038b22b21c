import Curriculum
import Essentials

/// All submitted files, sorted by student.
///
///     let intake = try Intake("submissions", layout: nil, results: results)
///     intake.layout.name              // "folders", detected from the names
///     intake.students                 // in the order of their names
///     intake.unplaced                 // files that belong to no student, each with the reason
///
/// The intake lists files but does not read them. The intake unpacks archives into a temporary folder and removes
/// the folder when this value is released.
public struct Intake: Sendable {
    public let students: [Student]
    /// The files and folders that belong to no student.
    public let unplaced: [Unplaced]
    public let layout: any SubmissionLayout
    private let files: [Student: [StudentFile]]
    private let grounds: Grounds

    /// - Parameters:
    ///   - layout: the layout of the submissions; nil to detect it.
    ///   - results: the folder for grades. The intake skips the folder for grades if it is among the
    ///     students' folders.
    public init(
        _ path: String, layout named: (any SubmissionLayout)? = nil, results: ResultsFolder? = nil
    ) throws(ClassroomFault) {
        let grounds = try Grounds(path)
        let all = try grounds.walk(leavingOut: results?.identity)
        layout = named?.adapted(to: all) ?? Layouts.of(all)
        let sorting = Sorting(all, by: layout)
        self.grounds = grounds
        files = sorting.files
        students = sorting.files.keys.sorted()
        unplaced = sorting.unplaced
    }

    func files(of student: Student) -> [StudentFile] { files[student] ?? [] }

    func contents(of file: StudentFile) throws(Obstacle) -> [UInt8] {
        if let obstacle = file.source.obstacle { throw obstacle }
        return try grounds.contents(of: file.source.place)
    }

    /// Groups of students whose names look the same but have different bytes. An accented letter can be one scalar,
    /// or a letter and an accent.
    public var lookalikes: [[Student]] {
        // `String` treats the two encodings of an accented letter as equal.
        Dictionary(grouping: students, by: \.name).values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }

    /// The exercises for which at least one answer was handed in.
    public func handedIn(of exercises: [Exercise]) -> [Exercise] {
        var waiting = exercises
        for student in students where !waiting.isEmpty {
            waiting.removeAll { AnswerSearch($0, among: exercises).finds(in: files(of: student)) }
        }
        return exercises.filter { exercise in !waiting.contains { $0.id == exercise.id } }
    }
}
