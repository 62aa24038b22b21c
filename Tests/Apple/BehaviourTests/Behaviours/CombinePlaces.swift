import Combine
import SwiftUI

/// The engine reports a write to an observed model off the main actor, no matter which operator delivered the value.
/// `receive(on:)` with `DispatchQueue.main` or `RunLoop.main` passes values to the main actor, but never at once.
struct CombinePlaces: View {
    let input: Int
    @StateObject private var model = Model()

    final class Model: ObservableObject {
        @Published var text = "start"
        var cancellables: Set<AnyCancellable> = []

        func take(_ step: Int) {
            let source = Just("step \(step)")
            switch step {
            case 1:
                source.receive(on: DispatchQueue.global()).sink(receiveValue: write).store(in: &cancellables)
            case 2: source.receive(on: RunLoop.main).sink(receiveValue: write).store(in: &cancellables)
            case 3:
                source.receive(on: ImmediateScheduler.shared).sink(receiveValue: write).store(
                    in: &cancellables)
            default:
                source.delay(for: 1, scheduler: DispatchQueue(label: "work"))
                    .receive(on: DispatchQueue.main).sink(receiveValue: write).store(in: &cancellables)
            }
            print("took step \(step)")
        }

        private func write(_ text: String) {
            print("writes \(text)")
            self.text = text
        }
    }

    var body: some View {
        Text(model.text).onChange(of: input) { model.take(input) }
    }
}
