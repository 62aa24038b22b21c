public import Lifecycle

/// A phase animator without a trigger changes its phase every second. With a trigger, each change of the trigger runs
/// once through all phases and back to the first phase. A phase of a phase animator lasts as long as the animation to
/// that phase.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: (any Equatable)?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var passes = 0

    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }

    @MainActor public var body: some View {
        if phases.indices.contains(index) {
            let shown = content(phases[index])
            if let trigger {
                shown.onChange(of: AnyEquatable(trigger)) { pass() }
            } else {
                shown.modified(by: TickModifier(next: { $0 + 1 }, tick: { _ in step() }))
            }
        }
    }

    private var next: Int { (index + 1) % max(phases.count, 1) }

    @MainActor private func step() {
        index = next
        if phases.indices.contains(index) { _ = animation(phases[index]) }
    }

    @MainActor private func pass() {
        passes += 1
        if phases.count > 1 { goOn(passes) }
    }

    /// Moves to the next phase of the animator. When the animation to a phase ends, the animator continues with the
    /// next phase, until it reaches the first phase again. A new change of the trigger stops the sequence of phases.
    @MainActor private func goOn(_ pass: Int) {
        guard pass == passes, phases.indices.contains(next) else { return }
        let way = animation(phases[next])
        // No animation runs between equal phases.
        let isSame = phases[next] == phases[index]
        func arrive() { if index != 0 { goOn(pass) } }
        if isSame {
            index = next
            arrive()
        } else {
            withAnimation(way) {
                index = next
            } completion: {
                arrive()
            }
        }
    }
}

extension View {
    nonisolated public func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, content: { content(PlaceholderContentView(content: self), $0) }, animation: animation)
    }

    nonisolated public func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(content: self), $0) },
            animation: animation)
    }
}

/// The content that modifiers and animators pass to their closures.
nonisolated public struct PlaceholderContentView<Value: View>: _PrimitiveView {
    let content: Value

    @MainActor public func _makeNode(at site: Site) -> Node { content._makeNode(at: site) }
    @MainActor public func _update(_ node: Node) { content._update(node) }
}
