import SwiftUI

/// An alert or dialog for an item shows while the item is not nil. A tap on an action sets the item to nil.
struct ItemDialogs: View {
    let input: Int
    @State private var name: String?
    @State private var number: Int?

    var body: some View {
        Button("ask") { name = "Ada" }
            .alert("Delete?", item: $name) { name in
                Button("Delete \(name)", role: .destructive) { print("deleted \(name)") }
            } message: { name in
                Text("\(name) goes for ever")
            }
        Button("choose") { number = 3 }
            .confirmationDialog("Which?", item: $number, titleVisibility: .visible) { number in
                Button("Number \(number)") { print("chose \(number)") }
            }
            .onChange(of: number) { print("number is \(number.map { "\($0)" } ?? "nil")") }
            .onChange(of: name) { print("name is \(name ?? "nil")") }
    }
}
