import Combine
import SwiftUI

/// `values` turns a publisher into a loop, which requests one value at a time. Between two requests, a
/// `@Published` property keeps its latest value only. A loop over values ends with its task.
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
