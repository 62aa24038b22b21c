import SwiftUI

/// A body does not run when state changes that the body never read.
struct UnreadState: View {
    let input: Int
    @State private var unread = 0

    var body: some View {
        let _ = print("body runs")
        Button("write") {
            unread += 1
            print("wrote \(unread)")
        }
    }
}
