import SwiftUI

/// A sheet has the system's background, even over a page of another color. With `input` 1, the sheet's text has the
/// color of the system's background; with `input` 2, the sheet has another color.
struct SheetGround: View {
    let input: Int

    var body: some View {
        VStack {
            Text("page").foregroundStyle(.white)
        }
        .background(.blue)
        .sheet(isPresented: .constant(true)) {
            Text("sheet").foregroundStyle(input == 0 ? .blue : .white)
                .presentationBackground(input == 2 ? AnyShapeStyle(.blue) : AnyShapeStyle(.background))
        }
        .background(.green)
    }
}
