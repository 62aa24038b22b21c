import SwiftUI

struct MailApp: App {
    @AppStorage("accent") private var accent = "blue"

    var body: some Scene {
        WindowGroup("Mail", id: "main") { MailList() }
            .defaultSize(width: 900, height: 600)
            .windowResizability(.contentSize)
        WindowGroup(for: Int.self) { $id in
            Text("Message \(id ?? 0)")
        }
        Window("Activity", id: "activity") { Text("Activity") }
            .keyboardShortcut("0")
        MenuBarExtra("Mail", systemImage: "envelope") { Button("Quit") {} }
            .menuBarExtraStyle(.menu)
        Settings { Form { TextField("Accent", text: $accent) } }
    }
}

struct MailList: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.supportsMultipleWindows) private var hasWindows
    @Environment(\.undoManager) private var undoManager

    var body: some View {
        List(0..<3) { id in
            Button("Message \(id)") {
                if hasWindows { openWindow(value: id) } else { openWindow(id: "activity") }
            }
        }
        .toolbar {
            ToolbarItem { SettingsLink() }
            ToolbarItem { Button("Undo") { undoManager?.undo() }.disabled(undoManager?.canUndo != true) }
        }
        .navigationSubtitle(Text("3 messages"))
    }
}
