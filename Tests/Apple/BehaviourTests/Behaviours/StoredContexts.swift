import SwiftData
import SwiftUI

/// A context has its own objects, and sees another context's saved changes but no unsaved changes. An actor has a
/// separate context, and queries find the objects that the actor has saved.
struct StoredContexts: View {
    let input: Int
    @State private var container = try? ModelContainer(for: Note.self)

    @Model final class Note {
        var text: String
        var mood: Mood
        var place: Place?
        var tags: [String] = []
        @Transient var isOpen = false

        enum Mood: String, Codable { case calm, cross }

        struct Place: Codable, Hashable { var name: String }

        init(_ text: String, mood: Mood = .calm, at place: Place? = nil) {
            self.text = text
            self.mood = mood
            self.place = place
        }
    }

    var body: some View {
        if let container {
            Notes()
                .modelContainer(container)
                .task {
                    try? await Archive(modelContainer: container).add()
                    compare(container)
                }
        }
    }

    private func compare(_ container: ModelContainer) {
        let (here, there) = (container.mainContext, ModelContext(container))
        let note = Note("second", mood: .cross, at: Note.Place(name: "Rome"))
        note.tags = ["x", "y"]
        note.isOpen = true
        here.insert(note)
        print("before the save: \(texts(here)), elsewhere \(texts(there))")
        try? here.save()
        guard let other = there.model(for: note.persistentModelID) as? Note else { return }
        print(
            "after it: \(texts(there)), \(other.mood) at \(other.place?.name ?? "-") \(other.tags), open \(other.isOpen)"
        )
        print(
            "the same object: \(other === note), the same number: \(other.persistentModelID == note.persistentModelID)"
        )
        other.text = "changed"
        note.mood = .calm
        print("here it says \(note.text)")
        try? there.save()
        print("here it says \(note.text), \(note.mood)")
        try? here.save()
        print("there it says \(other.text), \(other.mood)")
    }

    private func texts(_ context: ModelContext) -> [String] {
        let all = try? context.fetch(FetchDescriptor<Note>(sortBy: [SortDescriptor(\.text)]))
        return all?.map(\.text) ?? []
    }

    @ModelActor actor Archive {
        func add() throws {
            modelContext.insert(Note("first"))
            try modelContext.save()
        }
    }

    private struct Notes: View {
        @Query(sort: \Note.text) private var notes: [Note]

        var body: some View {
            let _ = print("list: \(notes.map(\.text))")
            ForEach(notes) { Text($0.text) }
        }
    }
}
