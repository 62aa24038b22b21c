import SwiftUI

/// A task whose last step removes its own view has already finished, so it is not cancelled.
struct LastAct: View {
    let input: Int
    @State private var isLoading = true
    @State private var isAway = false

    var body: some View {
        if isLoading {
            Text("loading").task {
                do { try await Task.sleep(for: .seconds(1)) } catch { return }
                isLoading = false
            }
        } else if !isAway {
            Text("leaving").task {
                do { try await Task.sleep(for: .seconds(1)) } catch { return }
                isAway = true
                await Task.yield()
                print(Task.isCancelled ? "cancelled before its end" : "not cancelled")
            }
        }
    }
}
