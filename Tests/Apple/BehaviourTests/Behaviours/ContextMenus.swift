import SwiftUI

/// A context menu's items exist while the menu is open. The menu's closure runs with the body.
struct ContextMenus: View {
    let input: Int

    var body: some View {
        List(0..<2) { number in
            Text("row \(number)")
                .onAppear { print("row \(number) appears") }
                .contextMenu {
                    let _ = print("items of \(number)")
                    Items(number: number)
                    Button("delete \(number)") { print("deletes \(number)") }
                }
        }
    }

    private struct Items: View {
        let number: Int

        var body: some View {
            Button("share \(number)") { print("shares \(number)") }
                .onAppear { print("the menu of \(number) opens") }
                .onDisappear { print("the menu of \(number) closes") }
                .task { print("its task starts") }
        }
    }
}
