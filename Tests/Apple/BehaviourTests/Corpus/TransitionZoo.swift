import SwiftUI

struct RotatingTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content
            .rotationEffect(.degrees(phase.value * 90))
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

struct FadeModifier: ViewModifier, Animatable {
    var amount: Double
    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
    func body(content: Content) -> some View { content.opacity(amount) }
}

extension AnyTransition {
    static var fade: AnyTransition {
        .modifier(active: FadeModifier(amount: 0), identity: FadeModifier(amount: 1))
    }
    static var cardIn: AnyTransition {
        .asymmetric(insertion: .move(edge: .bottom).combined(with: .opacity), removal: .scale(scale: 0.2))
    }
}

struct TransitionZoo: View {
    @State private var isShown = true
    @Namespace private var space

    var body: some View {
        VStack {
            if isShown {
                Text("a").transition(.scale(0.5).combined(with: .opacity))
                Text("b").transition(RotatingTransition())
                Text("c").transition(.fade)
                Text("d").transition(.cardIn)
                Text("e").transition(.blurReplace)
                Text("f").transition(.push(from: .leading)).matchedGeometryEffect(id: "f", in: space)
            }
            Button("Toggle") {
                withAnimation(.smooth(duration: 0.3)) {
                    isShown.toggle()
                } completion: {
                    print("done")
                }
            }
        }
    }
}

struct WedgeShape: Shape {
    var end: Angle
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(end.degrees, 0) }
        set { end = .degrees(newValue.first) }
    }
    func path(in rect: CGRect) -> Path {
        Path { path in
            let center = CGPoint(x: rect.midX, y: rect.midY)
            path.move(to: center)
            path.addArc(
                center: center, radius: rect.width / 2, startAngle: .zero, endAngle: end, clockwise: false)
            path.closeSubpath()
        }
        .applying(CGAffineTransform(scaleX: 1, y: 1))
    }
}
