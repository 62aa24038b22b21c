import SwiftUI

/// The current forms of `onChange` run the closure from the body run after the change. The deprecated form of
/// `onChange` runs the closure from the body run before the change.
struct ChangeForms: View {
    let input: Int
    @State private var number = 0

    var body: some View {
        Text("\(input)")
            .onChange(of: input) { old, new in print("two values: \(old) to \(new), in the body of \(input)")
            }
            .onChange(of: input) { print("no value, in the body of \(input)") }
            .onChange(of: input) { new in print("one value: \(new), in the body of \(input)") }
        Button("there and back") {
            number += 1
            number -= 1
        }
        .onChange(of: number) { print("never, as nothing has changed when the update runs") }
    }
}
