import Combine
import SwiftUI

/// A publisher ends while `debounce` or `throttle` holds a value. `onReceive` receives a value that a global queue sent.
struct CombineEnds: View {
    let input: Int
    @State private var followed: Set<AnyCancellable> = []
    private let values = PassthroughSubject<Int, Never>()

    var body: some View {
        Text("ends")
            .onReceive(values) { value in
                MainActor.assertIsolated()
                print("received \(value) on main: \(Thread.isMainThread)")
            }
            .onAppear {
                let (debounced, throttled) = (
                    PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()
                )
                debounced.debounce(for: .milliseconds(100), scheduler: DispatchQueue.main)
                    .sink {
                        print("debounce ended: \($0)")
                    } receiveValue: {
                        print("debounced \($0)")
                    }
                    .store(in: &followed)
                throttled.throttle(for: .milliseconds(100), scheduler: DispatchQueue.main, latest: true)
                    .sink {
                        print("throttle ended: \($0)")
                    } receiveValue: {
                        print("throttled \($0)")
                    }
                    .store(in: &followed)
                for subject in [debounced, throttled] {
                    subject.send("a")
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) {
                        subject.send("b")
                        subject.send(completion: .finished)
                    }
                }
                let values = values
                DispatchQueue.global().asyncAfter(deadline: .now() + 0.5) { values.send(1) }
            }
    }
}
