enum DoctorCommand {
    static let definition = Command(name: "doctor", summary: "look at this machine and say what is missing", options: [.json]) { _ in .passed }
}
enum GradeCommand {
    static let definition = Command(name: "grade", summary: "mark a folder of submissions") { _ in .passed }
}
