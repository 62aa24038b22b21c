import SwiftUI

/// The content of a sheet sees the state as the body last saw it. A body that never read a state knows only its first value, and
/// so does the sheet; having read it there counts as the body's own, and the next change runs the body.
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
