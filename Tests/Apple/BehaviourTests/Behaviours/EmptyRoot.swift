import SwiftUI

/// The root view appears even without content. Any view other than `EmptyView` appears only if its content
/// has an element.
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
