import Lab
import SwiftUI

/// The news around your picture. The window may be resized, and night may fall; the knob `both` does so in one moment,
/// and is like `150 dark`.
struct Host: View {
    @Knob var name = "harbour"
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
