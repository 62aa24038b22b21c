import SwiftUI

/// A body creates an alert's actions and message even while the alert is hidden, and so reads the alert's state.
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
