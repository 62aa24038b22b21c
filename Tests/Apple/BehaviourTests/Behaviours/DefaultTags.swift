import SwiftUI

/// In a picker the elements of a `ForEach` have their identities as tags, where those are of exactly the selection's type.
/// A tag of their own comes first. A selection that may be nothing takes no identity: choosing such an option does nothing.
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
