import Foundation
import Testing

/// Each way in which a command could lose a learner's work, tried with the built program.
@Suite(.serialized) struct WorkIsSafeTests {
    let home = CourseAtHome()

    private let file = "swiftui-course/06-changing-picture/ProfilePicture.swift"

    private func mine() throws -> String {
        try String(contentsOf: home.folder.appending(path: file), encoding: .utf8)
    }

    /// Opens the exercise and writes text into the learner's file.
    private func begin() throws {
        _ = try home.shell("course open 6.2; echo '// mine' > \(file)")
    }

    @Test func `opening an exercise again, even twice at once, keeps the work`() throws {
        try begin()
        _ = try home.shell("course open 6.2; course open 6.2 & course open 6.2 & wait")
        #expect(try mine() == "// mine\n")
    }

    @Test func `many resets at once keep every text`() throws {
        try begin()
        _ = try home.shell("for n in 1 2 3 4; do course reset 6.2 --yes & done; wait")
        let copies = try home.shell("cat swiftui-course/06-changing-picture/*.kept-*.swift")
        #expect(copies.contains("// mine"))
        #expect(try mine().contains("struct ProfilePicture"))
    }

    @Test func `a full disk keeps the work`() throws {
        try begin()
        // A file size limit of zero simulates a full disk.
        let full = "trap '' XFSZ; ulimit -f 0"
        #expect(try said("\(full); course fix 6.2 1 '// other'").contains("Nothing was changed."))
        #expect(try mine() == "// mine\n")
        _ = try said("\(full); course reset 6.2 --yes")
        #expect(try mine() == "// mine\n")
        _ = try said("\(full); course export out")
        #expect(try home.shell("ls -A swiftui-course/06-changing-picture; ls").contains("kept") == false)
        #expect(try !home.shell("ls").contains("out"))
    }

    @Test func `a folder or a link in the file's place keeps the work`() throws {
        try begin()
        _ = try home.shell("mv \(file) kept.swift; mkdir \(file)")
        #expect(try said("course open 6.2").contains("is a folder"))
        #expect(try said("course reset 6.2 --yes").contains("is a folder"))
        #expect(try said("course fix 6.2 1 x").contains("is a folder"))
        _ = try home.shell("rmdir \(file); ln -s \"$HOME/kept.swift\" \(file)")
        #expect(try home.shell("course fix 6.2 2 '// more'").contains("Changed line 2."))
        #expect(try home.shell("cat kept.swift; readlink \(file)").hasPrefix("// mine\n// more\n/"))
        _ = try home.shell("rm kept.swift")
        #expect(try said("course open 6.2").contains("is a broken link"))
    }

    @Test func `exporting onto the file and importing over it keep the work`() throws {
        try begin()
        #expect(try said("course export \(file)").contains("already exists"))
        #expect(try mine() == "// mine\n")
        _ = try home.shell("course export out; echo '// later' > \(file)")
        #expect(try home.shell("course import out").contains("ProfilePicture.kept-1.swift"))
        #expect(try mine() == "// mine\n")
        #expect(try home.shell("cat swiftui-course/06-changing-picture/*.kept-1.swift") == "// later\n")
        _ = try home.shell("head -c 100 out > half")
        #expect(try said("course import half").contains("is damaged"))
        #expect(try mine() == "// mine\n")
    }

    @Test func `fixing a line while an editor saves keeps the editor's text`() throws {
        try begin()
        let terminal = try PseudoTerminal(running: ["course", "start"], environment: home.environment)
        try terminal.openFirstExercise()
        try terminal.enter("fix 1")
        try terminal.wait(for: "1 | // mine")
        _ = try home.shell("echo '// saved meanwhile' > \(file)")
        try terminal.enter(" too")
        try terminal.wait(for: "was changed by another program")
        #expect(try mine() == "// saved meanwhile\n")
    }

    @Test func `a read-only folder keeps the work`() throws {
        try begin()
        // Root ignores file permissions.
        _ = try home.shell("chmod 555 swiftui-course/06-changing-picture")
        let said = try said("course reset 6.2 --yes")
        _ = try home.shell("chmod 755 swiftui-course/06-changing-picture")
        if getuid() == 0 {
            #expect(try home.shell("cat swiftui-course/06-changing-picture/*.kept-1.swift") == "// mine\n")
        } else {
            #expect(said.contains("Nothing was changed."))
            #expect(try mine() == "// mine\n")
        }
    }

    /// The errors of a failing command.
    private func said(_ command: String) throws -> String { try home.shell("(\(command)) 2>&1 | cat") }
}
