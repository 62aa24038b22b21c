import SwiftUI

/// A sheet's content sees the state as of the last body run. If the body never read the state, the sheet
/// shows the first value. Once the sheet has read the state, the body depends on the state, so the next
/// change runs the body.
struct StaleSheet: View {
    let input: Int
    @State private var number = 1
    @State private var isShown = false

    var body: some View {
        let _ = print("body")
        Button("open") {
            number += 1
            isShown = true
        }
        .sheet(isPresented: $isShown) {
            let _ = print("the sheet's content sees \(number)")
            Text("number \(number)")
            Button("more") { number += 1 }
            Counter(number: $number)
        }
    }

    private struct Counter: View {
        @Binding var number: Int
        var body: some View { Text("bound \(number)") }
    }
}
