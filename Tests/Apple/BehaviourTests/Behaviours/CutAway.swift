import SwiftUI

/// Views that a person can see while `input` is 0. While `input` is 1, the views are clipped to shapes without room for text.
struct CutAway: View {
    let input: Int

    private var isOut: Bool { input == 1 }

    var body: some View {
        VStack {
            Text("custom").clipShape(Slot(width: isOut ? 2 : 200))
            Text("none").clipShape(Slot(width: isOut ? nil : 200))
            Text("sized").clipShape(Rectangle().size(isOut ? .zero : CGSize(width: 100, height: 40)))
            Text("scaled").clipShape(Circle().scale(isOut ? 0 : 1))
            Text("inset").clipShape(Capsule().inset(by: isOut ? 5000 : 2))
            Text("trimmed").clipShape(Circle().trim(from: 0, to: isOut ? 0 : 1))
            Text("moved").clipShape(Rectangle().offset(x: isOut ? 1000 : 10))
            Text("empty path").clipShape(isOut ? Path() : Path(CGRect(x: 0, y: 0, width: 80, height: 80)))
            Text("erased").clipShape(AnyShape(Slot(width: isOut ? 0 : 10)))
            Text("masked").mask { Slot(width: isOut ? 0 : 10) }
            Text("masked by a color").mask { Slot(width: isOut ? 1 : 10).fill(.red) }
            Text("full").clipShape(Circle()).clipShape(RoundedRectangle(cornerRadius: 8)).clipped()
            Text("ring").mask { Circle().stroke(lineWidth: 20) }
            Button("reached") { print("tapped") }.clipShape(Slot(width: isOut ? 0 : 100))
        }
    }

    private struct Slot: Shape {
        let width: CGFloat?

        func path(in rect: CGRect) -> Path {
            width.map { Path(CGRect(x: 0, y: 0, width: $0, height: rect.height)) } ?? Path()
        }
    }
}
