import SwiftUI

/// A root without content appears all the same: only what is one of several needs an element to appear with.
struct EmptyRoot: View {
    let input: Int
    @State private var count = 0

    var body: some View {
        AnyView(EmptyView())
            .onAppear {
                count += 1
                print("the root appears, \(count)")
            }
            .onDisappear { print("the root disappears") }
            .task { print("its task starts") }
    }
}
