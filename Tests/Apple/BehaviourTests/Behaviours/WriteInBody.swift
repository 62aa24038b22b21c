import SwiftUI

/// A body that reads a state and writes it would run forever. The engine stops the endless body and reports the write.
struct WriteInBody: View {
    let input: Int
    @State private var runs = 0

    var body: some View {
        // swift-format-ignore: NoAssignmentInExpressions
        let _ = runs += 1
        Text("\(runs > 0)")
    }
}
