import SwiftUI

/// A body creates the actions and message of an alert even while the alert is hidden, and depends on the state in them.
struct AlertActions: View {
    let input: Int
    @State private var number = 1
    @State private var isAsking = false
    @State private var isChoosing = false
    @State private var item: String?

    var body: some View {
        let _ = print("body")
        Button("count") { number += 1 }
        Button("ask") {
            number += 1
            isAsking = true
        }
        .alert("Sure?", isPresented: $isAsking) {
            let _ = print("actions see \(number)")
            Button("yes \(number)") {}
        } message: {
            Text("message \(number)")
        }
        Button("choose") {
            item = "cake"
            isChoosing = true
        }
        .confirmationDialog("Which?", isPresented: $isChoosing, presenting: item) { item in
            let _ = print("choices see \(item)")
            Button(item) { print("took \(item)") }
        }
    }
}
