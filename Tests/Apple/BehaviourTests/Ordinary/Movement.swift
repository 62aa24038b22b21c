import SwiftUI

struct MotionView: View {
    @State private var isExpanded = false
    @State private var rotation = Angle.zero
    @State private var items = Array(1...5)
    @State private var color: Color = .red
    @Namespace private var hero

    var body: some View {
        VStack {
            if isExpanded {
                RoundedRectangle(cornerRadius: 20).fill(color.gradient).matchedGeometryEffect(
                    id: "shape", in: hero
                ).frame(height: 300)
                    .transition(.asymmetric(insertion: .push(from: .bottom), removal: .move(edge: .leading)))
            } else {
                Circle().fill(color).matchedGeometryEffect(
                    id: "shape", in: hero, properties: .frame, anchor: .center, isSource: true
                ).frame(width: 50)
                    .transition(AnyTransition.opacity.combined(with: .scale(scale: 0.1, anchor: .bottom)))
            }
            Button("Toggle") {
                withAnimation(.spring(response: 0.5, dampingFraction: 0.6, blendDuration: 0)) {
                    isExpanded.toggle()
                }
            }
            Button("Timing") {
                withAnimation(
                    .timingCurve(0.2, 0.8, 0.2, 1, duration: 1).delay(0.2).speed(2).repeatCount(
                        3, autoreverses: true)
                ) { rotation += .degrees(90) }
            }
            Button("Transaction") {
                var transaction = Transaction(animation: .linear)
                transaction.disablesAnimations = true
                withTransaction(transaction) { color = .blue }
            }
            ForEach(items, id: \.self) { item in
                Text("\(item)").transition(.slide).animation(.easeIn.delay(Double(item) * 0.1), value: items)
            }
            Image(systemName: "bell").symbolEffect(.pulse).symbolEffect(
                .variableColor.iterative, isActive: isExpanded
            ).rotationEffect(rotation).contentTransition(.symbolEffect(.replace))
            Text("\(items.count)").contentTransition(.numericText(value: Double(items.count))).transaction {
                $0.animation = nil
            }
        }
        .drawingGroup()
    }
}
