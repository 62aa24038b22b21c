import Combine
import SwiftUI

/// At each update, `onReceive` subscribes again to a publisher that finishes, such as `Just`. Each body run then runs
/// the closure of `onReceive` too.
struct FinishedPublisher: View {
    let input: Int
    @State private var endless = PassthroughSubject<Int, Never>()

    var body: some View {
        Text("\(input)")
            .onReceive(Just("again")) { print($0) }
            .onReceive(endless.prepend(7)) { print("first \($0)") }
    }
}
