import Lab
import SwiftUI

/// The screen around your view. The scenarios turn its two knobs.
struct Host: View {
    @Knob var width = 200
    @Knob var height = 300

    var body: some View {
        ProfilePicture(width: width, height: height)
    }
}
