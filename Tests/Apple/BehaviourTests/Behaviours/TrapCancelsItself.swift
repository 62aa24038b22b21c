import SwiftUI

/// A task in an `if` branch is cancelled when the task's first write removes the branch.
struct TrapCancelsItself: View {
    let input: Int
    @State private var isLoading = false
    @State private var text = ""

    var body: some View {
        if isLoading {
            ProgressView()
        } else if text.isEmpty {
            Text("empty").task {
                isLoading = true
                guard let url = URL(string: "https://a.example/once") else { return }
                do {
                    let (data, _) = try await URLSession.shared.data(from: url)
                    text = "\(data.count > 0)"
                } catch {
                    print("cancelled itself: \(Task.isCancelled)")
                }
            }
        } else {
            Text(text)
        }
    }
}
