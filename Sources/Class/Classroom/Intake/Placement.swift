import Curriculum
import Text

/// The file of one student's answer to one exercise, or the reason why no answer was found.
public struct Placement: Encodable, Hashable, Sendable {
    public let student: String
    public let exercise: String
    public let number: String
    public private(set) var file: String?
    public private(set) var handedIn: String?
    public private(set) var attempts: Int?
    public private(set) var problem: String?

    /// Finds the placements of all students and exercises, in the order of students and exercises.
    public static func all(of intake: Intake, for exercises: [Exercise], by rules: ClassRules) -> [Placement]
    {
        let exercises = exercises.sorted { $0.number < $1.number }
        return Enrollment(of: intake, on: rules.roster).seats.flatMap { seat in
            exercises.map { Placement(seat.student, $0, among: exercises, intake, rules) }
        }
    }

    private init(
        _ student: Student, _ exercise: Exercise, among exercises: [Exercise], _ intake: Intake,
        _ rules: ClassRules
    ) {
        self.student = student.name
        self.exercise = exercise.id
        number = "\(exercise.number)"
        do throws(Obstacle) {
            let search = AnswerSearch(exercise, takesAnyName: rules.takesAnyName, among: exercises)
            let found = try search.look(in: intake.files(of: student))
            _ = try intake.contents(of: found[0])
            file = found[0].name
            handedIn = rules.filesTellTime ? Moment(seconds: found[0].source.changed).utc : nil
            attempts = found.count > 1 ? found.count : nil
        } catch {
            problem = error.sentence
        }
    }

    /// The placement in words: `ProfilePicture.swift, 2026-11-20T22:10:00Z, the last of 3`.
    public var words: String {
        if let problem { return "– \(problem)" }
        return [file, handedIn, attempts.map { "the last of \($0)" }].compactMap(\.self).joined(
            separator: ", ")
    }
}
