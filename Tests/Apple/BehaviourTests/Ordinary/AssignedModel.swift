import Observation
import SwiftUI
import os.log

// A view whose init assigns objects to `@State`, and a file that imports only a part of a module.

@Observable final class NoteModel {
    var text: String
    init(text: String) { self.text = text }
}

struct NoteEditor: View {
    @State private var model: NoteModel
    @State var other: NoteModel
    @State private var count = 0
    private let log = Logger(subsystem: "notes", category: "editor")

    init(text: String) {
        self.model = NoteModel(text: text)
        other = NoteModel(text: text + "!")
    }

    var body: some View {
        @Bindable var other = other
        TextField("Text", text: $model.text)
        TextField("Other", text: $other.text)
        Button("Count \(count)") {
            count += 1
            log.info("counted")
        }
    }
}
