import Lab
import SwiftUI

/// The screen around your view. Scenarios set its width, its height, or both at once with `size`, such as `200x300`.
struct Host: View {
    @Knob var width = 200
    @Knob var height = 300
    @Knob var size = ""

    var body: some View {
        let numbers = size.split(separator: "x").compactMap { Int($0) }
        ProfilePicture(width: numbers.first ?? width, height: numbers.last ?? height)
    }
}
