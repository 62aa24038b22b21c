import Lab
import SwiftUI

/// The page of a lot. The seconds that are left count down above its picture.
struct Host: View {
    @Knob var seconds = 60

    var body: some View {
        VStack {
            Text("\(seconds) seconds left")
            LotPicture(lot: 12)
        }
    }
}
