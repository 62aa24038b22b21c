import Lab
import SwiftUI

/// The screen around your view. The scenarios turn its width and its height, or both at once: the knob `size` is like `200x300`.
struct Host: View {
    @Knob var width = 200
    @Knob var height = 300
    @Knob var size = ""

    var body: some View {
        let numbers = size.split(separator: "x").compactMap { Int($0) }
        ProfilePicture(width: numbers.first ?? width, height: numbers.last ?? height)
    }
}
