// QuickLook: a look into a file. On screen: its name.

public import SwiftUI

extension View {
    /// Shows the name of a file while there is one. A swipe takes it away.
    nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View {
        sheet(
            isPresented: Binding(
                get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
        ) {
            Text(verbatim: item.wrappedValue?.lastPathComponent ?? "")
        }
    }

    nonisolated public func quickLookPreview<Items: RandomAccessCollection>(
        _ selection: Binding<Items.Element?>, in items: Items
    ) -> some View where Items.Element == URL {
        quickLookPreview(selection)
    }
}
