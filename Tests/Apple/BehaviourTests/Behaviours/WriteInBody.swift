import SwiftUI

/// A body that writes what it reads has no end; it is told so, and the app goes on.
struct WriteInBody: View {
    let input: Int
    @State private var runs = 0

    var body: some View {
        // swift-format-ignore: NoAssignmentInExpressions
        let _ = runs += 1
        Text("\(runs > 0)")
    }
}
