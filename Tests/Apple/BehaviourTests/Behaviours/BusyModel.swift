import SwiftUI

/// The next task starts before the previous task ends, and returns without a request because `isLoading` is still
/// true.
struct BusyModel: View {
    let input: Int
    @State private var isLoading = false

    var body: some View {
        Text("\(input)").task(id: input) {
            guard !isLoading, let url = URL(string: "https://a.example/\(input)") else {
                return print("\(input) finds it busy")
            }
            isLoading = true
            _ = try? await URLSession.shared.data(from: url)
            isLoading = false
            print("\(input) lets go")
        }
    }
}
