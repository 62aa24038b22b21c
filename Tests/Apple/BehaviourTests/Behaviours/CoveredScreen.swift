import SwiftUI

/// A full-screen cover hides the screen below, whose views stay alive. A sheet leaves part of the screen below visible.
struct CoveredScreen: View {
    let input: Int

    var body: some View {
        VStack {
            Text("below")
            ProgressView("waiting").onDisappear { print("the spinner disappears") }
        }
        .sheet(isPresented: .constant(input == 1)) { Text("on a sheet") }
        .fullScreenCover(isPresented: .constant(input >= 2)) {
            Text("in a cover")
                .fullScreenCover(isPresented: .constant(input == 3)) { Text("in the second") }
                .sheet(isPresented: .constant(input == 4)) { Text("on its sheet") }
        }
    }
}
