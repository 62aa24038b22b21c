import Combine
import SwiftUI

/// A loop over `values` requests one value at a time from the publisher. Between two requests, a `@Published` property
/// keeps only its latest value. A loop over values ends when the loop's task is cancelled.
struct CombineValues: View {
    let input: Int
    @StateObject private var model = Model()

    @MainActor final class Model: ObservableObject {
        @Published var count = 0
    }

    var body: some View {
        Text("\(model.count)")
            .task {
                for await count in model.$count.values {
                    print("value \(count)")
                    try? await Task.sleep(for: .milliseconds(100))
                }
                print("the loop is over, cancelled: \(Task.isCancelled)")
            }
            .task {
                do {
                    guard let url = URL(string: "https://a.example/value") else { return }
                    for try await (data, _) in URLSession.shared.dataTaskPublisher(for: url).values {
                        print("data: \(!data.isEmpty)")
                    }
                    print("the request is over")
                } catch {
                    print("failed: \((error as? URLError)?.code == .networkConnectionLost)")
                }
            }
            .onChange(of: input) { model.count = input }
    }
}
