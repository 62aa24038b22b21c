// QuickLook: previews of files. The screen shows the file's name.

public import SwiftUI

extension View {
    /// Shows the file's name while the binding has a URL. A swipe closes the preview.
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
