import SwiftUI

/// A refresh action that first removes its view is cancelled.
struct RefreshableReplaced: View {
    let input: Int
    @State private var isLoading = false

    var body: some View {
        if isLoading {
            ProgressView()
        } else {
            List { Text("items") }
                .refreshable {
                    isLoading = true
                    do {
                        try await Task.sleep(for: .seconds(1))
                        print("loaded")
                    } catch {
                        print("\(error)")
                    }
                    isLoading = false
                }
        }
    }
}
