import Lab
import SwiftUI

/// The news around your picture. The window may be resized, and the night may fall.
struct Host: View {
    @Knob var name = "harbour"
    @Knob var isDrawing = true
    @Knob var width = 300
    @Knob var isDark = false

    var body: some View {
        NewsPicture(name: name, isDrawing: isDrawing, width: width)
            .environment(\.colorScheme, isDark ? .dark : .light)
    }
}
