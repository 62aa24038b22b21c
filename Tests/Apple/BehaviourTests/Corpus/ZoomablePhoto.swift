import SwiftUI

struct ZoomablePhoto: View {
    let url: URL?
    @State private var scale = 1.0
    @GestureState private var pinch = 1.0
    @GestureState private var turn = Angle.zero

    var body: some View {
        AsyncImage(url: url) { image in
            image.resizable().scaledToFit()
        } placeholder: {
            ProgressView()
        }
        .scaleEffect(scale * pinch)
        .rotationEffect(turn)
        .gesture(
            MagnifyGesture()
                .updating($pinch) { value, state, _ in state = value.magnification }
                .onEnded { scale = min(max(scale * $0.magnification, 1), 4) }
                .simultaneously(
                    with: RotateGesture().updating($turn) { value, state, _ in state = value.rotation })
        )
        .onTapGesture(count: 2) { location in
            scale = scale > 1 ? 1 : 2
            print("zoomed at \(location.x)")
        }
    }
}
