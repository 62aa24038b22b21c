import SwiftUI

/// The root view appears even without content. Other root views than `EmptyView` appear only if their content has an
/// element.
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
