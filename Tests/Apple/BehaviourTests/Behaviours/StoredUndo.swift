import SwiftData
import SwiftUI

/// A context registers each change with the context's undo manager.
struct StoredUndo: View {
    let input: Int

    @Model final class Step {
        var name: String

        init(_ name: String) { self.name = name }
    }

    var body: some View {
        Text("Undo").onAppear {
            guard let context = try? ModelContainer(for: Step.self).mainContext else { return }
            let manager = UndoManager()
            context.undoManager = manager
            let step = Step("first")
            context.insert(step)
            step.name = "second"
            context.delete(step)
            tell("deleted", context)
            for word in ["there again", "renamed back", "never inserted"] {
                manager.undo()
                tell(word, context)
            }
            print("more to undo: \(manager.canUndo)")
        }
    }

    @MainActor private func tell(_ word: String, _ context: ModelContext) {
        print("\(word): \((try? context.fetch(FetchDescriptor<Step>()))?.map(\.name) ?? [])")
    }
}
