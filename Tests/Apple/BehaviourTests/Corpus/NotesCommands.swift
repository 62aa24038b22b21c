import SwiftUI

struct NoteKey: FocusedValueKey {
    typealias Value = Binding<String>
}

extension FocusedValues {
    var note: Binding<String>? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }

    @Entry var noteCount: Int?
}

struct NoteCommands: Commands {
    @FocusedBinding(\.note) private var note
    @FocusedValue(\.noteCount) private var count

    var body: some Commands {
        CommandGroup(after: .pasteboard) {
            Button("Uppercase") { note = note?.uppercased() }
                .keyboardShortcut("u", modifiers: [.command, .shift])
                .disabled(note == nil)
            Text("\(count ?? 0) notes")
        }
    }
}

struct NoteEditor: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
        TextEditor(text: $text)
            .focused($isFocused)
            .focusedValue(\.note, $text)
            .focusedSceneValue(\.noteCount, text.count)
            .defaultFocus($isFocused, true)
            .onKeyPress(.escape) {
                isFocused = false
                return .handled
            }
            .onKeyPress(keys: [.return], phases: .down) { press in
                press.modifiers.contains(.shift) ? .ignored : .handled
            }
            .onExitCommand { isFocused = false }
    }
}
