import SwiftUI

/// A refresh has a task of its own, and the spinner stays until it returns. Another pull meanwhile does nothing, and one
/// that the view's end cuts short is cancelled.
struct RefreshableSpinner: View {
    let input: Int
    @State private var count = 0

    var body: some View {
        List {
            Text("refreshed \(count) times")
        }
        .refreshable {
            print("refresh starts")
            do {
                try await Task.sleep(for: .seconds(2))
                count += 1
            } catch {
                print("cancelled")
            }
        }
    }
}
