import SwiftUI

/// `try?` around a debouncing sleep swallows the cancellation: the request is sent anyway.
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
