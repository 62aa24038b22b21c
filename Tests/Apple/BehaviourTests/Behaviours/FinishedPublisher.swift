import Combine
import SwiftUI

/// At each update, `onReceive` subscribes again to a publisher that finishes, such as `Just`, so each run of the body
/// also runs the closure of `onReceive`.
struct FinishedPublisher: View {
    let input: Int
    @State private var endless = PassthroughSubject<Int, Never>()

    var body: some View {
        Text("\(input)")
            .onReceive(Just("again")) { print($0) }
            .onReceive(endless.prepend(7)) { print("first \($0)") }
    }
}
