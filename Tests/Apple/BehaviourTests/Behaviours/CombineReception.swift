import Combine
import SwiftUI

/// `onReceive` gets a subject's value on subscribing, each later value, and nothing after the view's removal.
/// `onReceive` subscribes again to a publisher that each body creates.
struct CombineReception: View {
    let input: Int
    @State private var kept = CurrentValueSubject<Int, Never>(0)

    var body: some View {
        if input < 9 {
            Text("\(input)")
                .onReceive(kept) { print("kept: \($0)") }
                .onReceive(Just(input).map { $0 * 10 }) { print("made in body: \($0)") }
                .onAppear { print("appeared") }
        }
        Button("send") { kept.value += 1 }
    }
}
