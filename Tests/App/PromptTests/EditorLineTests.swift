import Foundation
import Testing

@testable import Study

/// Editors open a file at the line of a finding.
@Suite struct EditorLineTests {
    @Test(arguments: [
        ("vim", ["+12", "A.swift"]), ("nano", ["+12", "A.swift"]), ("emacs", ["+12", "A.swift"]),
        ("code", ["--goto", "A.swift:12"]), ("hx", ["A.swift:12"]), ("kate", ["--line", "12", "A.swift"]),
        ("ed", ["A.swift"]),
    ])
    func `each editor receives the line in its own syntax`(program: String, words: [String]) {
        #expect(EditorLine(of: program).words("A.swift", 12) == words)
    }

    @Test func `edit opens at the finding's line, even if VISUAL has options`() throws {
        let home = CourseAtHome(course: CourseAtHome.small)
        _ = try home.shell(
            "mkdir bin; printf '#!/bin/sh\\necho \"$@\" >> ~/told\\n' > bin/nano; chmod +x bin/nano")
        let before = "PATH=$HOME/bin:$PATH VISUAL='nano -w'"
        _ = try home.shell(
            "printf '%s\\n' 'open 1.1' edit verify edit 'edit 2' 'edit --with nano' | \(before) course start 2>&1"
        )
        let told = try String(contentsOf: home.folder.appending(path: "told"), encoding: .utf8)
        let lines = told.split(separator: "\n").map { $0.replacing("\(home.folder.path)/", with: "") }
        let file = "swiftui-course/01-two-currencies/Rate.swift"
        #expect(lines.first == "-w \(file)")
        #expect(lines.dropFirst().first == "-w +8 \(file)")
        #expect(lines.last == "+8 \(file)")
    }
}
