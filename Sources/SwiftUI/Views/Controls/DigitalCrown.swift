extension View {
    /// Turning the crown writes the binding. On screen: a value "Digital Crown", which `choose "+" in "Digital Crown"` turns by 1.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
        modifier(DigitalCrown { direction in binding.wrappedValue += V(direction) })
    }

    /// The value stays between the two, or with `isContinuous` begins again at the other end. Without a `stride`, a turn goes a
    /// hundredth of the way.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View {
        modifier(
            DigitalCrown { direction in
                let value = binding.wrappedValue
                let step = stride.map { value.advanced(by: $0) - value } ?? (maxValue - minValue) / 100
                let next = value + (direction > 0 ? step : -step)
                binding.wrappedValue =
                    next > maxValue
                    ? (isContinuous ? minValue : maxValue)
                    : next < minValue ? (isContinuous ? maxValue : minValue) : next
            })
    }
}

nonisolated private struct DigitalCrown: ViewModifier {
    let turn: (Int) -> Void

    init(turn: @escaping (Int) -> Void) { self.turn = turn }

    @MainActor func body(content: Content) -> some View {
        content
        ValueControl(Text("Digital Crown"), reading: "", handler: Stepping { turn($0) })
    }
}
