// cannot find 'PhaseAnimator' in scope
import SwiftUI

struct Phased: View {
    var body: some View {
        PhaseAnimator([false, true]) { phase in Text(phase ? "on" : "off") }
    }
}
