import CommandLine
import Manners
import Study

/// `course doctor`: tries everything the course needs of this machine, and says what to do about what is missing.
enum DoctorCommand {
    static let definition = Command(
        .doctor, options: [Common.json, Common.plain],
        discussion: "exit status: 0 when everything needed works, 5 when something is missing", run: run)

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
