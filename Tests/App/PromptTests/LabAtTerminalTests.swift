import Foundation
import Testing

@Suite(.serialized) struct LabAtTerminalTests {
    let home = CourseAtHome()

    @Test func `Ctrl-C stops an app that hangs, and the session goes on`() throws {
        try home.write(
            "Hang.swift",
            """
            import SwiftUI
            struct Hang: View {
                @State private var count = 0
                var body: some View {
                    Text("Count \\(count)")
                    Button("Add") { count += 1 }
                    Button("Loop") { while true {} }
                }
            }
            """)
        let terminal = try PseudoTerminal(
            running: ["course", "lab", home.folder.appending(path: "Hang.swift").path],
            environment: home.environment)
        try terminal.wait(for: "0 ms >")
        try terminal.enter("show")
        try terminal.enter("tap \"Add\"")
        try terminal.wait(for: "Count 1")
        try terminal.enter("tap \"Loop\"")
        try terminal.wait(for: "The app is still busy. Ctrl-C stops it.")
        try terminal.press("C-c")
        try terminal.wait(for: "The app did not respond in time, so the course stopped it.")
        try terminal.enter("rewind")
        try terminal.wait(for: "The run is back after `tap \"Add\"`, at 0 ms.")
        try terminal.enter("see \"Count 1\"")
        try terminal.wait(for: "✓ see \"Count 1\": holds")
        try terminal.enter("quit")
    }

    @Test func `programs receive the reason why a file is no app`() throws {
        try home.write("Broken.swift", "let count: Int = \"one\"")
        let facts = try home.shell("course lab Broken.swift --json 2>/dev/null; true")
        #expect(facts.contains("\"event\":\"end\"") && facts.contains("\"outcome\":\"doesNotCompile\""))
        #expect(facts.contains("\"diagnostics\":[{") && facts.contains("Broken.swift"))
    }

    @Test func `the lab asks which of several views to run`() throws {
        try home.write(
            "Two.swift",
            """
            import SwiftUI
            struct First: View { var body: some View { Text("first") } }
            struct Second: View { var body: some View { Text("second") } }
            """)
        let terminal = try PseudoTerminal(
            running: ["course", "lab", home.folder.appending(path: "Two.swift").path],
            environment: home.environment)
        try terminal.wait(for: "Which one? (Return: 1)")
        try terminal.enter("7")
        try terminal.wait(for: "Type a number from 1 to 2, or a name. `quit` leaves the lab.")
        try terminal.enter("Second")
        try terminal.wait(for: "Loaded: the view Second (Two.swift:3).")
        try terminal.enter("quit")
    }

    @Test func `a save is run at once and keeps what the user is typing`() throws {
        let view = "import SwiftUI\nstruct Word: View { var body: some View { Text(\"one\") } }\n"
        try home.write("Word.swift", view)
        let terminal = try PseudoTerminal(
            running: ["course", "lab", home.folder.appending(path: "Word.swift").path],
            environment: home.environment)
        try terminal.wait(for: "When you save a file, the lab compiles it")
        try terminal.enter("show")
        try terminal.wait(for: "screen  one")
        try home.write("Word.swift", view.replacing("one", with: "two"))
        try terminal.wait(for: "The lab compiled your files and ran 1 line again")
        try terminal.wait(for: "  two")
        try terminal.type("see \"thr")
        try home.write("Word.swift", view.replacing("one", with: "three"))
        try terminal.enter("ee\"")
        try terminal.wait(for: "see \"three\": does not hold. Found: \"two\"")
        try terminal.wait(for: "  three")
        try terminal.enter("auto off")
        try terminal.wait(for: "From now on, the lab compiles your files only at `reload`.")
        try terminal.enter("quit")
    }
}
