import SwiftUI

/// A scenario can check the first screen of an instant separately from later screens. A plain scroll view accepts a scroll,
/// and nothing in it disappears.
struct FirstFrame: View {
    let input: Int
    @State private var isLoading = false

    var body: some View {
        ScrollView {
            if isLoading { ProgressView() } else { Text("Nothing yet") }
            ForEach(0..<30) { number in
                Color.red.onDisappear { print("\(number) disappears") }
            }
        }
        .task {
            isLoading = true
            try? await Task.sleep(for: .seconds(1))
            isLoading = false
        }
    }
}
