import SwiftUI

/// Today's forms of `onChange` run the new body's closure. The deprecated form of `onChange` runs the old
/// body's closure.
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
