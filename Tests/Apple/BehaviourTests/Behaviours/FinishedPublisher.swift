import Combine
import SwiftUI

/// `onReceive` subscribes again at each update to a publisher that finishes, such as `Just`, and so runs its
/// closure in each body run.
struct FinishedPublisher: View {
    let input: Int
    @State private var endless = PassthroughSubject<Int, Never>()

    var body: some View {
        Text("\(input)")
            .onReceive(Just("again")) { print($0) }
            .onReceive(endless.prepend(7)) { print("first \($0)") }
    }
}
