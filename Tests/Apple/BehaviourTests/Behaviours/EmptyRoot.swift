import SwiftUI

/// The root view appears even without content. An inner view without any content does not
/// appear.
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
