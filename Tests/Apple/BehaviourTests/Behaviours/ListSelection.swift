import SwiftUI

/// A tap on a row selects the row's tag or, without a tag, the id of the row's element. Disabled rows, and rows without
/// a tag or id, are not selected. A tap on a button in a row does not select the row.
struct ListSelection: View {
    let input: Int
    @State private var chosen: Int?

    var body: some View {
        VStack {
            Text("chosen: \(name(chosen))")
            List(selection: $chosen) {
                Text("top").tag(100)
                Text("no tag")
                ForEach(1...20, id: \.self) { Row(number: $0) }
                ForEach(["a", "b"], id: \.self) { Text($0).tag($0 == "a" ? 200 : 201) }
            }
            Button("none") { chosen = nil }
        }
        .onChange(of: chosen) { old, new in print("from \(name(old)) to \(name(new))") }
        .onChange(of: input) { chosen = input }
    }

    private func name(_ number: Int?) -> String { number.map { "\($0)" } ?? "none" }

    private struct Row: View {
        let number: Int

        var body: some View {
            HStack {
                Text("row \(number)")
                if number == 4 { Button("star") { print("starred") } }
            }
            .disabled(number == 3)
        }
    }
}
