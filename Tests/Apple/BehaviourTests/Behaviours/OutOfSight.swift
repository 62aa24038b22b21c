import SwiftUI

/// A view in a plain scroll view stays alive, even if transparent, hidden or far away. An infinite ideal width hides nothing.
struct OutOfSight: View {
    let input: Int

    var body: some View {
        Living(name: "transparent").opacity(input == 0 ? 1 : 0)
        Living(name: "hidden").hidden()
        ScrollView {
            VStack {
                ForEach(0..<100) { number in
                    if number == 99 {
                        Living(name: "far down").frame(idealWidth: .infinity)
                    } else {
                        Spacer()
                    }
                }
            }
        }
    }

    private struct Living: View {
        let name: String

        var body: some View {
            Text(name)
                .onAppear { print("\(name) appears") }
                .onDisappear { print("\(name) disappears") }
                .task { print("\(name)'s task starts") }
        }
    }
}
