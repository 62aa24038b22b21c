import SwiftUI

/// An init can give a state its first value; later inits change nothing.
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
