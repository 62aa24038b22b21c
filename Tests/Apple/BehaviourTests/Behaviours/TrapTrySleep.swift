import SwiftUI

/// `try?` around the pause that debounces swallows the cancellation: the request goes out all the same.
struct TrapTrySleep: View {
    let input: Int

    var body: some View {
        Text("\(input)").task(id: input) {
            let path = "/search/\(input)"
            try? await Task.sleep(for: .milliseconds(300))
            guard let url = URL(string: "https://a.example\(path)") else { return }
            await Task.detached { _ = try? await URLSession.shared.data(from: url) }.value
        }
    }
}
