import Lab
import SwiftUI

struct Host: View {
    @Knob var currency = "eur"

    var body: some View { Rate(currency: currency) }
}
