import SwiftUI

struct SpringPlayground: View {
    @State private var isOn = false
    @State private var angle = Angle.zero
    private let spring = Spring(duration: 0.6, bounce: 0.3)

    var body: some View {
        VStack {
            Circle()
                .scale(x: isOn ? 1.2 : 1, anchor: .center)
                .fill(.blue)
                .frame(width: 50, height: 50)
                .animation(.spring(spring), value: isOn)
                .animation(.interpolatingSpring(stiffness: 100, damping: 10), value: angle)
                .animation(.timingCurve(UnitCurve.easeInOut, duration: 0.4), value: isOn)
            Text("Settles after \(spring.settlingDuration)")
            Text("Half of the way: \(UnitCurve.easeIn.value(at: 0.5))")
            Button("Go") {
                withAnimation(.bouncy(duration: 0.5), completionCriteria: .logicallyComplete) {
                    isOn.toggle()
                    angle += .degrees(90)
                } completion: {
                    print("settled")
                }
            }
            .transaction { $0.animation = $0.animation?.speed(2) }
            ContainerRelativeShape().fill(.quaternary).frame(height: 20)
        }
        .geometryGroup()
        .drawingGroup()
    }
}
