import SwiftUI

/// A body can print the reason for the run.
struct PrintedChanges: View {
    let input: Int
    @State private var count = 0

    var body: some View {
        let _ = Self._printChanges()
        Button("\(input) \(count)") { count += 1 }
    }
}
