import SwiftUI

/// A `ScrollViewReader` scrolls a list to an element. Rows that come into view appear; rows that leave disappear.
struct ScrolledByCode: View {
    let input: Int

    var body: some View {
        ScrollViewReader { proxy in
            List(0..<100, id: \.self) { number in
                Text("\(number)")
                    .onAppear { if number.isMultiple(of: 10) { print("\(number) appears") } }
                    .onDisappear { if number.isMultiple(of: 10) { print("\(number) disappears") } }
            }
            .onChange(of: input) {
                switch input {
                case 1: proxy.scrollTo(50)
                case 2: proxy.scrollTo(50, anchor: .top)
                case 3: proxy.scrollTo(55)
                case 4: proxy.scrollTo(99, anchor: .bottom)
                default: proxy.scrollTo("nobody")
                }
            }
        }
    }
}
