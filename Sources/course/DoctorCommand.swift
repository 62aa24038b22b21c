enum DoctorCommand {
    static let definition = Command(name: "doctor", summary: "look at this machine and say what is missing", options: [.json]) { _ in .passed }
}
enum StartCommand {
    static let definition = Command(name: "start", summary: "open the course at its prompt", options: [.plain]) { _ in .passed }
}
enum GradeCommand {
    static let definition = Command(name: "grade", summary: "mark a folder of submissions") { _ in .passed }
}
enum MarkJSON {
    static func text(_ mark: Mark, exercise: Exercise, seed: UInt64) throws -> String { "{}" }
}
import Marking
import Curriculum
