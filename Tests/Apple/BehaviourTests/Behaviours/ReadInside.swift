import SwiftUI

/// If only a `ScrollViewReader` or `Menu` closure reads a state, a change of the state runs its view's body. A menu's
/// views are created when the menu opens.
struct ReadInside: View {
    let input: Int
    @State private var scrolled = 0
    @State private var offered = 0

    var body: some View {
        let _ = print("the body")
        ScrollViewReader { proxy in
            let _ = print("the reader's")
            Button("scrolled \(scrolled)") { scrolled += 1 }
        }
        Menu("Offer") {
            Offer(number: offered) { offered += 1 }
        }
    }

    private struct Offer: View {
        let number: Int
        let choose: () -> Void

        var body: some View {
            let _ = print("the offer's")
            Button("offer \(number)", action: choose)
        }
    }
}
