import SwiftUI

/// What an instant shows first can be looked at apart from what follows in the same instant. A plain scroll view takes a scroll,
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
