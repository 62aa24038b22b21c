import Curriculum
import Foundation

/// Everything that was handed in, sorted by who handed it in.
///
///     let intake = try Intake("submissions", layout: nil, results: results)
///     intake.layout.name              // "folders", found by looking
///     intake.students                 // in the order of their names
///     intake.unplaced                 // what belongs to no student, each with the reason
///
/// Files are listed and not read. A zip file is unpacked into a folder that goes with this value.
public struct Intake: Sendable {
    public let students: [Student]
    /// What belongs to no student.
    public let unplaced: [Unplaced]
    public let layout: any SubmissionLayout
    private let files: [Student: [StudentFile]]
    private let grounds: Grounds

    /// - Parameters:
    ///   - layout: how it is sorted; nil to find out.
    ///   - results: the folder for grades. If it is among the students' folders, it is left out.
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

    /// What one student handed in, in the order of its paths.
    func files(of student: Student) -> [StudentFile] { files[student] ?? [] }

    func contents(of file: StudentFile) throws(Obstacle) -> [UInt8] {
        if let obstacle = file.source.obstacle { throw obstacle }
        return try grounds.contents(of: file.source.place)
    }

    /// Groups of students whose folders differ but whose names look the same: an accented letter, or a letter and an
    /// accent.
    public var lookalikes: [[Student]] {
        // `String` compares by how text looks.
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
