/// `course manual`: the manual page, for `man`.
enum ManualCommand {
    static let definition = Command(
        name: "manual", summary: "print the manual page, for man",
        discussion: "`course manual | man -l -` shows it; `make install` puts it where `man course` looks.",
        run: { _ in
            Output.say(ManualPage(commands: Course.commands).troff)
            return .passed
        })
}
