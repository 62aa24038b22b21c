import Foundation
import Testing

/// The lab at a real terminal.
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
        try terminal.wait(for: "The app did not answer; it was stopped.")
        try terminal.enter("rewind")
        try terminal.wait(for: "Back after `tap \"Add\"`, at 0 ms.")
        try terminal.enter("see \"Count 1\"")
        try terminal.wait(for: "✓ see \"Count 1\": holds")
        try terminal.enter("quit")
    }

    @Test func `of several views one is asked for`() throws {
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
        try terminal.wait(for: "Type a number from 1 to 2, or a name; `quit` leaves.")
        try terminal.enter("Second")
        try terminal.wait(for: "On stage: the view Second (Two.swift:3).")
        try terminal.enter("quit")
    }
}
