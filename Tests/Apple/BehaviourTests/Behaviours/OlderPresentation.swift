import SwiftUI

/// Older APIs: an `Alert` value, `presentationMode`, a binding with animated writes, and edits of a collection.
struct OlderPresentation: View {
    let input: Int
    @State private var question: Question?
    @State private var isShown = false
    @State private var letters = ["a", "b", "c", "d", "e"]

    struct Question: Identifiable { let id: Int }

    var body: some View {
        Text(letters.joined())
            .alert(item: $question) { question in
                Alert(
                    title: Text("Question \(question.id)"), message: Text("Sure?"),
                    primaryButton: .destructive(Text("Yes")) { print("yes") }, secondaryButton: .cancel())
            }
            .sheet(isPresented: $isShown.animation()) { Inner() }
            .onChange(of: input) {
                switch input {
                case 1: question = Question(id: 7)
                case 2: isShown = true
                case 3: letters.move(fromOffsets: [0, 3], toOffset: 3)
                default: letters.remove(atOffsets: [0, 4])
                }
            }
    }

    struct Inner: View {
        @Environment(\.presentationMode) private var mode
        var body: some View {
            Button("close, presented: \(mode.wrappedValue.isPresented ? "yes" : "no")") {
                mode.wrappedValue.dismiss()
            }
        }
    }
}
