import SwiftUI

/// All randomness comes from the seed: two runs with one seed are equal.
struct SeededChance: View {
    let input: Int
    private let made = UUID()

    var body: some View {
        Text("chance").task {
            print(Int.random(in: 0..<1000), Double.random(in: 0..<1), Bool.random())
            print((1...8).shuffled(), ["a", "b", "c"].randomElement() ?? "")
            var generator = SystemRandomNumberGenerator()
            print(generator.next(), UUID(), made)
            print(Date().timeIntervalSince1970, Set(["x", "y", "z"]), "word".hashValue)
        }
    }
}
