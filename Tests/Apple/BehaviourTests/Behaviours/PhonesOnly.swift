import SwiftUI

/// Code for phones runs; code for other systems does not.
struct PhonesOnly: View {
    let input: Int

    var body: some View {
        Text("Hello")
            #if os(iOS)
                .task { print("on a phone") }
            #elseif os(macOS)
                .task { print("on a Mac") }
            #endif
            #if !os(watchOS) && !os(tvOS)
                .onAppear { print("on neither a watch nor a television") }
            #endif
    }
}
