import SwiftUI

/// An `onChange` that triggers itself runs twice per frame. SwiftUI drops the third action in a frame and reports the
/// drop. If `onAppear` triggers an `onChange` that triggers itself, the `onChange` can run six times.
struct OneFrame: View {
    let input: Int
    @State private var number = 0
    @State private var first = 0

    var body: some View {
        Button("number \(number)") { number += 1 }
            .onChange(of: number) { old, new in
                print("\(old) to \(new)")
                number += 1
            }
        Text("first \(first)")
            .onAppear { first += 1 }
            .onChange(of: first) { first += 1 }
    }
}
