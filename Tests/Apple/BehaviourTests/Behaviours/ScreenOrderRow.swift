import SwiftUI

/// An order row: its swipe actions, menu and tap all work, and the menu's views exist only while the menu is open.
struct ScreenOrderRow: View {
    let input: Int

    @State private var isDone = false
    @State private var sorting = "date"

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
                .foregroundStyle(isDone ? Color.green : .secondary)
                .contentTransition(.symbolEffect)
                .imageScale(.large)
            VStack(alignment: .leading) {
                Text("Order 17").strikethrough(isDone)
                Text("by \(sorting)").font(.caption).foregroundStyle(.secondary).lineLimit(1)
            }
            Spacer(minLength: 0)
            Text(29.5, format: .currency(code: "EUR")).monospacedDigit()
        }
        .contentShape(.rect)
        .listRowSeparator(.hidden)
        .listRowInsets(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
        .badge(3)
        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
            Button("Done", systemImage: "checkmark") { isDone.toggle() }.tint(.green)
        }
        .padding()
        Menu("Sort", systemImage: "arrow.up.arrow.down") {
            Button("By price") { sorting = "price" }
            Button("By date") { sorting = "date" }
            Text("two ways").onAppear { print("menu opens") }.onDisappear { print("menu closes") }
        }
        .menuStyle(.button)
        Text("All orders")
            .onTapGesture { print("tapped") }
            .onLongPressGesture { print("pressed") }
    }
}
