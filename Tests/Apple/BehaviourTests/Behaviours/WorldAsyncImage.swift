import SwiftUI

/// An `AsyncImage` fetches at each appearance and for each address, and cancels unwanted requests.
struct WorldAsyncImage: View {
    let input: Int

    private var url: URL? { input < 0 ? nil : URL(string: "https://a.example/\(input)") }

    var body: some View {
        VStack {
            AsyncImage(url: url) { image in
                image.resizable()
            } placeholder: {
                ProgressView()
            }
            AsyncImage(
                url: URL(string: "https://a.example/other"), transaction: Transaction(animation: .default)
            ) {
                phase in
                switch phase {
                case .empty: Text("empty")
                case .success(let image): image
                case .failure(let error): Text("failed \((error as? URLError)?.code.rawValue ?? 0)")
                @unknown default: EmptyView()
                }
            }
            AsyncImage(url: nil)
        }
    }
}
