import SwiftUI

/// In a picker, the id of a `ForEach` element is the element's tag, if the id has exactly the type of the selection. An
/// explicit tag wins over a default tag. With an optional selection, the ids of elements do not match, and choosing an
/// element does nothing.
struct DefaultTags: View {
    let input: Int
    @State private var size = "S"
    @State private var color: String?

    var body: some View {
        Text("\(size), \(color ?? "none")")
        Picker("Size", selection: $size) {
            ForEach(["S", "M"], id: \.self) { Text("size \($0)") }
            ForEach(["large"], id: \.self) { Text($0).tag("L") }
        }
        Picker("Color", selection: $color) {
            Text("any").tag(String?.none)
            ForEach(["red"], id: \.self) { Text($0) }
            ForEach(["blue"], id: \.self) { Text($0).tag($0) }
        }
    }
}
