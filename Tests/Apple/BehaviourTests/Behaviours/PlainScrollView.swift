import SwiftUI

/// Content outside a plain scroll view's visible part appears at once and stays.
struct PlainScrollView: View {
    let input: Int

    var body: some View {
        ScrollView {
            VStack {
                ForEach([1, 1000], id: \.self) { number in
                    Text("row \(number)")
                        .frame(height: 10_000)
                        .onAppear { print("\(number) appears") }
                        .onDisappear { print("\(number) disappears") }
                        .task { print("\(number) loads") }
                }
            }
        }
    }
}
