import CommandLine
import Manners

/// `course manual`: the manual page, for `man`.
enum ManualCommand {
    static let definition = Command(
        "manual", summary: "print the manual page, for man",
        discussion: "`course manual | man -l -` shows it; `make install` puts it where `man course` looks.",
        run: run)

    private static func run(_ arguments: Arguments) -> ExitStatus {
        Output.say(ManualPage(Course.program).troff)
        return .passed
    }
}
