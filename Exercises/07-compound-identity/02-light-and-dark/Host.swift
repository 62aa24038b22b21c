import Lab
import SwiftUI

/// The news around your picture. The user can resize the window and switch to dark mode.
/// The knob `both` is like `150 dark`: it does both in the same instant.
struct Host: View {
    @Knob var name = "harbor"
    @Knob var isDrawing = true
    @Knob var width = 300
    @Knob var isDark = false
    @Knob var both = ""

    var body: some View {
        let parts = both.split(separator: " ")
        let dark = parts.last.map { $0 == "dark" } ?? isDark
        NewsPicture(name: name, isDrawing: isDrawing, width: parts.first.flatMap { Int($0) } ?? width)
            .environment(\.colorScheme, dark ? .dark : .light)
    }
}
