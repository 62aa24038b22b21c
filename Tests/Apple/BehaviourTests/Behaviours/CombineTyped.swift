import Combine
import SwiftUI

/// `debounce` waits for a pause in the values. `throttle` passes one value at once and then one value per interval.
/// `delay` keeps the intervals between values.
struct CombineTyped: View {
    let input: Int
    @State private var typed = PassthroughSubject<Int, Never>()
    @State private var cancellables: Set<AnyCancellable> = []

    var body: some View {
        Text("typed")
            .onAppear {
                typed.debounce(for: .seconds(1), scheduler: RunLoop.main)
                    .sink { print("debounced \($0)") }.store(in: &cancellables)
                typed.throttle(for: 1, scheduler: DispatchQueue.main, latest: true)
                    .sink { print("latest \($0)") }.store(in: &cancellables)
                typed.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: false)
                    .sink { print("first \($0)") }.store(in: &cancellables)
                typed.delay(for: .milliseconds(100), scheduler: DispatchQueue.main)
                    .sink { print("delayed \($0)") }.store(in: &cancellables)
                typed.timeout(.seconds(3), scheduler: DispatchQueue.main)
                    .sink {
                        print("timed out: \($0)")
                    } receiveValue: { _ in
                    }.store(in: &cancellables)
            }
            .onChange(of: input) { typed.send(input) }
    }
}
