import SwiftUI

/// A view counts as visible if only layout or painting could show that the view is hidden.
struct UncertainSight: View {
    let input: Int

    var body: some View {
        VStack {
            Text("small").font(.system(size: 3))
            Text("bright").brightness(1).background(.blue)
            Text("flat").contrast(0)
            Text("clipped").clipShape(Circle())
            Text("padded").padding(-1000)
            ProgressView("spinning").foregroundStyle(.clear)
            ZStack {
                Text("beside")
                Color.white.frame(width: 10)
            }
            ZStack {
                Text("glass")
                Rectangle().fill(.ultraThinMaterial)
            }
            Button("reached") { print("tapped") }.blur(radius: 30)
        }
    }
}
