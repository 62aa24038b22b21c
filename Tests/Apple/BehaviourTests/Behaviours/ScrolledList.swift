import SwiftUI

/// A scroll position follows the finger and moves the list. Modifiers that observe scrolling receive the changes.
struct ScrolledList: View {
    let input: Int
    @State private var top: Int?
    @State private var rows = 40

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(0..<rows, id: \.self) { row in
                    Text("row \(row)").onScrollVisibilityChange { if row == 30 { print("row 30: \($0)") } }
                }
            }
        }
        .scrollPosition(id: $top)
        .onScrollGeometryChange(for: Int.self) {
            Int($0.contentOffset.y)
        } action: {
            print("offset \($0) → \($1)")
        }
        .onScrollPhaseChange { old, new in print("\(old) → \(new)") }
        .onScrollTargetVisibilityChange(idType: Int.self) {
            print("visible from \($0.first ?? -1), \($0.count) rows")
        }
        Text("top \(top ?? -1)")
        Button("Jump") { top = 30 }
        Button("Add") { rows += 10 }
    }
}
