import Combine
import SwiftUI

/// `onReceive` of a publisher that finishes, such as `Just`, subscribes again at the next update, and so fires at each run of
/// the body.
struct FinishedPublisher: View {
    let input: Int
    @State private var endless = PassthroughSubject<Int, Never>()

    var body: some View {
        Text("\(input)")
            .onReceive(Just("again")) { print($0) }
            .onReceive(endless.prepend(7)) { print("first \($0)") }
    }
}
