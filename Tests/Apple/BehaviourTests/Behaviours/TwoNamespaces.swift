import SwiftUI

/// Each namespace is unique and stays the same while its view exists.
struct TwoNamespaces: View {
    let input: Int
    @Namespace private var first
    @Namespace private var second
    @State private var known: [Namespace.ID] = []

    var body: some View {
        Text("\(input)")
            .onAppear { known = [first, second] }
            .onChange(of: input) { print(first != second, known == [first, second]) }
            .modifier(EmptyModifier())
    }
}
