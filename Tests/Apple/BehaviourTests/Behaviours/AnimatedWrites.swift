import SwiftUI

/// Writes in `withAnimation` are a separate update, after the update of earlier writes.
struct AnimatedWrites: View {
    let input: Int
    @State private var number = 0

    var body: some View {
        let _ = print("body sees \(number)")
        Text("\(number)")
            .onAppear {
                number = 1
                number = 2
                withAnimation {
                    number = 3
                    number = 4
                }
            }
            .onChange(of: number) { old, new in print("from \(old) to \(new)") }
    }
}
