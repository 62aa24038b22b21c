import SwiftUI

/// If only layout or painting could prove that a view is hidden, the view counts as visible.
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
