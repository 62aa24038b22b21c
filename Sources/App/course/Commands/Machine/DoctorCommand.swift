import CommandLine
import CommandOutput
import Study

/// `course doctor`: tests the course's requirements on this machine, with a remedy for each problem.
enum DoctorCommand {
    static let definition = Command(
        .doctor, options: [Common.json, Common.plain],
        discussion: "exit status: 0 everything that the course needs works, 5 something is missing", run: run)

    private static func run(_ arguments: Arguments) throws -> ExitStatus {
        let checkup = Checkup()
        if arguments[Common.json] {
            try Output.say(checkup.checks)
        } else {
            Output.say(checkup.page(.atHand(isPlain: arguments[Common.plain])))
        }
        return checkup.status
    }
}
