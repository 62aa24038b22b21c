import SwiftUI

/// Angles, curves, springs and colors have the values that a published test of Apple's SwiftUI measured.
struct NumbersOfMotion: View {
    let input: Int

    var body: some View {
        let _ = angles()
        let _ = curves()
        let _ = springs()
        let _ = colors()
        Text("\(Animation.default.description), \(KeyPress.Phases.down.debugDescription)")
    }

    private func angles() {
        var angle = Angle(degrees: 90)
        print(angle.animatableData == .pi / 2 * 128)
        angle.animatableData *= 2
        print(angle == Angle(degrees: 180), Axis.vertical, Axis.vertical.rawValue)
    }

    private func curves() {
        let curves: [UnitCurve] = [
            .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
        ]
        for curve in curves {
            print(
                [0, 0.25, 0.5, 0.75, 1].map { short(curve.value(at: $0)) }.joined(separator: " "),
                [0, 0.25, 0.5, 0.75, 1].map { short(curve.velocity(at: $0)) }.joined(separator: " "))
        }
        print(UnitCurve.circularEaseIn.inverse == .circularEaseOut, UnitCurve.easeIn.inverse == .easeOut)
    }

    private func springs() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        print(short(spring.stiffness), short(spring.damping), spring.mass)
        print(short(spring.value(target: 1.0, time: 0.1)), short(spring.value(target: 1.0, time: 10)))
        print(short(2.0.scaled(by: 1.5)), short(1.0.interpolated(towards: 3, amount: 0.25)))
    }

    private func colors() {
        let faint = Color.red.opacity(0.3).opacity(0.5)
        print(faint, faint.resolve(in: EnvironmentValues()).opacity)
        print(Color.Resolved(red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3))
        print(Color.Resolved(colorSpace: .sRGBLinear, red: 0.412, green: 0.508, blue: 0.690, opacity: 0.748))
    }

    private func short(_ number: Double) -> String {
        number.formatted(.number.precision(.fractionLength(0...3)))
    }
}
