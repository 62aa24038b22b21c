import SwiftUI

/// A change of state that the body never read does not run the body.
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
