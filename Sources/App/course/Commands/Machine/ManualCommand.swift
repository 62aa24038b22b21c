import CommandLine
import CommandOutput

/// `course manual`: prints the manual page.
enum ManualCommand {
    static let definition = Command(
        "manual", summary: "print the manual page, for man",
        discussion:
            "`course manual | man -l -` shows the page. `make install` installs the page for `man course`.",
        run: run)

    private static func run(_ arguments: Arguments) -> ExitStatus {
        Output.say(ManualPage(Course.program).troff)
        return .passed
    }
}
