import SwiftUI

/// An init can set a state's initial value. A later init of the same view does not change the state.
struct StateInInit: View {
    let input: Int
    @State private var first: Int
    @State private var second: [Int]

    init(input: Int) {
        self.input = input
        first = input
        _second = State(initialValue: [input])
    }

    var body: some View {
        Text("\(input), began with \(first) and \(second[0])")
    }
}
