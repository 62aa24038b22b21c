extension View {
    /// Turning the Digital Crown writes the binding. The screen shows a control "Digital Crown"; the line
    /// `choose "+" in "Digital Crown"` turns the crown by 1.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
        modifier(DigitalCrown { direction in binding.wrappedValue += V(direction) })
    }

    /// The crown's value stays within the bounds; with `isContinuous`, the value continues at the opposite
    /// bound. Without a `stride`, one turn of the crown changes the value by a hundredth of the range.
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

nonisolated public struct DigitalCrownEvent: Sendable {
    public var offset: Double
    public var velocity: Double
}

extension View {
    /// Each turn of the crown writes the binding, then runs `onChange`, then `onIdle`, because the crown
    /// stops after each turn.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View {
        digitalCrownRotation(binding.telling(onChange, then: onIdle))
    }

    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        detent binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true, onChange: @escaping (DigitalCrownEvent) -> Void = { _ in },
        onIdle: @escaping () -> Void = {}
    ) -> some View {
        digitalCrownRotation(
            binding.telling(onChange, then: onIdle), from: minValue, through: maxValue, by: stride,
            sensitivity: sensitivity, isContinuous: isContinuous,
            isHapticFeedbackEnabled: isHapticFeedbackEnabled)
    }
}

extension Binding where Value: BinaryFloatingPoint {
    /// A binding that calls a closure after each write.
    nonisolated fileprivate func telling(
        _ onChange: @escaping (DigitalCrownEvent) -> Void, then onIdle: @escaping () -> Void
    ) -> Binding {
        Binding(
            get: { wrappedValue },
            set: {
                wrappedValue = $0
                onChange(DigitalCrownEvent(offset: Double($0), velocity: 0))
                onIdle()
            })
    }
}
