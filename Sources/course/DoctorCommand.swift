enum DoctorCommand {
    static let definition = Command(name: "doctor", summary: "look at this machine and say what is missing", options: [.json]) { _ in .passed }
}
