import SwiftUI

struct PullDownPanel<Content: View>: View {
    @Binding var isOpen: Bool
    @ViewBuilder let content: () -> Content
    @GestureState private var drag: CGFloat = 0

    private let height: CGFloat = 320

    var body: some View {
        GeometryReader { geometry in
            VStack(spacing: 0) {
                Capsule().fill(.secondary).frame(width: 40, height: 5).padding(8)
                content()
            }
            .frame(width: geometry.size.width, height: height, alignment: .top)
            .background(Color(.systemBackground))
            .clipShape(.rect(topLeadingRadius: 20, topTrailingRadius: 20))
            .frame(height: geometry.size.height, alignment: .bottom)
            .offset(y: max((isOpen ? 0 : height - 60) + drag, 0))
            .animation(.interactiveSpring(), value: isOpen)
            .highPriorityGesture(
                DragGesture(minimumDistance: 4, coordinateSpace: .global)
                    .updating($drag) { value, state, _ in state = value.translation.height }
                    .onEnded { value in
                        let snap = height * 0.25
                        guard abs(value.translation.height) > snap else { return }
                        isOpen = value.translation.height < 0
                    })
        }
    }
}

#Preview {
    @Previewable @State var isOpen = true
    PullDownPanel(isOpen: $isOpen) { Text("Panel") }
}
