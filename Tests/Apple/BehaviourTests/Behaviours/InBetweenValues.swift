import SwiftUI

/// An `Animatable` body runs in each frame of an animation, with values between the old and the new. Without
/// an animation the view gets the new value at once. A new animation starts from the current value.
struct InBetweenValues: View {
    let input: Int
    @State private var number = 0.0
    @State private var seen = Seen()

    var body: some View {
        Counted(number: number, seen: seen, isTold: input == 0)
            .modifier(Counting(number: number, isTold: input == 0))
        Valued(number: number)
        Button("move") { withAnimation(.linear(duration: 1)) { number += 100 } }
        Button("jump") { number = 0 }
        Button("still") { withTransaction(\.disablesAnimations, true) { withAnimation { number = 40 } } }
        Button("tell") { seen.tell() }
    }

    private final class Seen {
        var numbers: [Double] = []

        func tell() {
            print("\(numbers.count) runs, \(numbers.first ?? 0) to \(numbers.last ?? 0)")
            print(numbers == numbers.sorted() ? "in order" : "out of order")
            numbers = []
        }
    }

    private struct Counted: View, Animatable {
        var number: Double
        let seen: Seen
        let isTold: Bool

        var animatableData: Double {
            get { number }
            set { number = newValue }
        }

        var body: some View {
            let _ = seen.numbers.append(number)
            Text(isTold ? "view \(Int(number.rounded()))" : "view")
        }
    }

    private struct Counting: AnimatableModifier {
        var number: Double
        let isTold: Bool

        var animatableData: AnimatablePair<Double, Double> {
            get { AnimatablePair(number, 0) }
            set { number = newValue.first }
        }

        func body(content: Content) -> some View {
            content
            Text(isTold ? "modifier \(Int(number.rounded()))" : "modifier")
        }
    }

    /// The view moves with every change of `number`.
    private struct Valued: View {
        let number: Double

        var body: some View {
            Part(number: number).animation(.easeInOut(duration: 0.1), value: number)
        }

        private struct Part: View, Animatable {
            var number: Double

            var animatableData: Double {
                get { number }
                set { number = newValue }
            }

            var body: some View {
                number == 0 || number == 40 ? Text("valued \(Int(number))") : Text("valued")
            }
        }
    }
}
