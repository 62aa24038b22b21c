import SwiftUI

/// A sheet's content sees the state as of the last body run of the view that presents the sheet. If the presenting
/// view's body never read the state, the sheet shows the state's first value. After the sheet has read the state, each
/// change of the state runs the body of the view that presents the sheet.
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
