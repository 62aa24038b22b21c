import SwiftUI

/// A loop over a stream retains its model if the loop uses `self`, or if the loop is in a method that is called as
/// `await self?.loop()`. A loop that unwraps a weak `self` for each element does not retain the model between elements.
struct TrapHeldByItsLoop: View {
    let input: Int
    @State private var models: [Model] = []

    @MainActor final class Model {
        private let name: String
        private let stream = AsyncStream<Int> { _ in }

        init(_ name: String) { self.name = name }
        deinit { print("\(name) is gone") }

        func loop() async {
            for await _ in stream { print(name) }
        }

        func follow(_ way: Int) {
            switch way {
            case 0: Task { await loop() }
            case 1: Task { [weak self] in await self?.loop() }
            default: Task { [weak self, stream] in for await _ in stream { self?.note() } }
            }
        }

        private func note() { print("\(name) hears") }
    }

    var body: some View {
        Text("\(models.count) models")
            .onAppear {
                models = [Model("strong"), Model("weak at the call"), Model("weak in the loop")]
                for (way, model) in models.enumerated() { model.follow(way) }
            }
            .onChange(of: input) { models = [] }
    }
}
