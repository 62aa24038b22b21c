import SwiftUI

/// A refresh has its own task, and the spinner stays until the refresh returns. A second pull during a refresh does
/// nothing. A view that disappears cancels its refresh.
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
