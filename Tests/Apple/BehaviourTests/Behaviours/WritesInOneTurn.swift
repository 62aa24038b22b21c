import SwiftUI

/// A handler reads at once what it wrote; the body runs once for all the writes of a turn, and not at all for
/// an equal value.
struct WritesInOneTurn: View {
    let input: Int
    @State private var count = 0

    var body: some View {
        let _ = print("body sees \(count)")
        Button("three times") {
            count += 1
            count += 1
            count += 1
            print("handler sees \(count)")
        }
        Button("nothing new") { count = count }
    }
}
