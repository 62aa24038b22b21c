import SwiftUI

/// An action reads the values that it has just written. The body runs once for all writes in one turn of the main
/// queue, and never for an equal value.
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
