import SwiftUI

/// A chain of 24 `onChange` modifiers and 14 toolbars compiles as quickly as a chain of `font` modifiers.
struct LongChains: View {
    @State private var count = 0
    @State private var changes = 0

    var body: some View {
        Text("\(count)")
            .onChange(of: count) { changes += 0 }
            .onChange(of: count) { changes += 1 }
            .onChange(of: count) { changes += 2 }
            .onChange(of: count) { changes += 3 }
            .onChange(of: count) { changes += 4 }
            .onChange(of: count) { changes += 5 }
            .onChange(of: count) { changes += 6 }
            .onChange(of: count) { changes += 7 }
            .onChange(of: count) { changes += 8 }
            .onChange(of: count) { changes += 9 }
            .onChange(of: count) { changes += 10 }
            .onChange(of: count) { changes += 11 }
            .onChange(of: count) { changes += 12 }
            .onChange(of: count) { changes += 13 }
            .onChange(of: count) { changes += 14 }
            .onChange(of: count) { changes += 15 }
            .onChange(of: count) { changes += 16 }
            .onChange(of: count) { changes += 17 }
            .onChange(of: count) { changes += 18 }
            .onChange(of: count) { changes += 19 }
            .onChange(of: count) { changes += 20 }
            .onChange(of: count) { changes += 21 }
            .onChange(of: count) { changes += 22 }
            .onChange(of: count) { changes += 23 }
        Text("\(changes)")
            .onChange(of: count) { old, new in changes += new - old }
            .onChange(of: count) { old, new in changes += new - old }
            .onChange(of: count) { old, new in changes += new - old }
            .onChange(of: count) { old, new in changes += new - old }
            .onChange(of: count) { old, new in changes += new - old }
            .onChange(of: count) { old, new in changes += new - old }
            .onChange(of: count) { old, new in changes += new - old }
            .onChange(of: count) { old, new in changes += new - old }
            .onChange(of: count) { old, new in changes += new - old }
            .onChange(of: count) { old, new in changes += new - old }
            .onChange(of: count) { old, new in changes += new - old }
            .onChange(of: count) { old, new in changes += new - old }
            .onChange(of: count) { old, new in changes += new - old }
            .onChange(of: count) { old, new in changes += new - old }
            .onChange(of: count) { old, new in changes += new - old }
            .onChange(of: count) { old, new in changes += new - old }
            .onChange(of: count) { old, new in changes += new - old }
            .onChange(of: count) { old, new in changes += new - old }
            .onChange(of: count) { old, new in changes += new - old }
            .onChange(of: count) { old, new in changes += new - old }
            .onChange(of: count) { old, new in changes += new - old }
            .onChange(of: count) { old, new in changes += new - old }
            .onChange(of: count) { old, new in changes += new - old }
            .onChange(of: count) { old, new in changes += new - old }
        Text("tools")
            .toolbar { ToolbarItem { Button("tool 0") { count += 1 } } }
            .toolbar { ToolbarItem { Button("tool 1") { count += 1 } } }
            .toolbar { ToolbarItem { Button("tool 2") { count += 1 } } }
            .toolbar { ToolbarItem { Button("tool 3") { count += 1 } } }
            .toolbar { ToolbarItem { Button("tool 4") { count += 1 } } }
            .toolbar { ToolbarItem { Button("tool 5") { count += 1 } } }
            .toolbar { ToolbarItem { Button("tool 6") { count += 1 } } }
            .toolbar { ToolbarItem { Button("tool 7") { count += 1 } } }
            .toolbar { ToolbarItem { Button("tool 8") { count += 1 } } }
            .toolbar { ToolbarItem { Button("tool 9") { count += 1 } } }
            .toolbar { ToolbarItem { Button("tool 10") { count += 1 } } }
            .toolbar { ToolbarItem { Button("tool 11") { count += 1 } } }
            .toolbar { ToolbarItem { Button("tool 12") { count += 1 } } }
            .toolbar { ToolbarItem { Button("tool 13") { count += 1 } } }
    }
}
