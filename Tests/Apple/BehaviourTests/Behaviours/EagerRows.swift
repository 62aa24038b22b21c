import SwiftUI

/// A list must know its number of rows. If rows begin with an `if`, the bodies of all rows run at once. Rows with `.id`
/// are all created, but only visible rows run their bodies. For rows that are never visible, `onAppear` never runs.
struct EagerRows: View {
    let input: Int

    var body: some View {
        switch input {
        case 0: List(0..<20) { Plain(number: $0) }
        case 1: List(0..<20) { number in if number != 1 { Plain(number: number) } }
        case 2: List(0..<20) { Optionally(number: $0) }
        case 3: List(0..<20) { Plain(number: $0).id($0) }
        default:
            ScrollView {
                LazyVStack { ForEach(0..<20) { number in if number != 1 { Plain(number: number) } } }
            }
        }
    }

    private struct Plain: View {
        let number: Int

        init(number: Int) {
            self.number = number
            if number == 17 { print("row 17 is made") }
        }

        var body: some View {
            let _ = number > 16 ? print("body of \(number)") : ()
            Text("\(number)")
                .onAppear { if number > 12 { print("\(number) appears") } }
        }
    }

    private struct Optionally: View {
        let number: Int

        var body: some View {
            if number != 1 { Plain(number: number) }
        }
    }
}
