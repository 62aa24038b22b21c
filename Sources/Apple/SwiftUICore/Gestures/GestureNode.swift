import Lifecycle
import Wire

@MainActor package final class GestureNode<Kind: Gesture>: GestureHolder {
    private var gesture: Kind
    private let location: SourceLocation

    init(at site: Site, _ modifier: GestureModifier<Kind>, content: (Site) -> Node) {
        gesture = modifier.gesture
        location = modifier.location
        super.init(at: site)
        update(modifier)
        build([content(inside)])
    }

    func update(_ modifier: GestureModifier<Kind>) {
        gesture = modifier.gesture
        rank = modifier.rank
        isOn = modifier.isOn
    }

    package override func trial(of stroke: Stroke) -> GestureOutcome {
        guard isOn else { return .nothing }
        let recognizer = gesture._recognizer()
        var outcome = GestureOutcome.nothing
        for moment in stroke.moments {
            switch recognizer.take(.init(moment: moment, isTrial: true, taps: stroke.taps)) {
            case .possible, .failed: break
            case .changed: outcome = max(outcome, .begun)
            case .ended: outcome = .recognized
            }
        }
        return outcome
    }

    package override func follow(_ stroke: Stroke) {
        var recognizer: _Recognizer<Kind.Value>?
        Scopes.enter(Scope(view: path, phase: .action, location: location)) {
            recognizer = gesture._recognizer()
        }
        for moment in stroke.moments where isInTree {
            GestureTurn.run {
                Scopes.enter(Scope(view: path, phase: .action, location: location)) {
                    _ = recognizer?.take(.init(moment: moment, isTrial: false, taps: stroke.taps))
                }
            }
            if stroke.moments.count > 2 { tree.flush() }
        }
    }
}

nonisolated struct GestureModifier<Kind: Gesture>: _PrimitiveModifier {
    let gesture: Kind
    let rank: GestureRank
    let isOn: Bool
    let location: SourceLocation

    @MainActor func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        GestureNode(at: site, self, content: content)
    }

    @MainActor func update(_ node: Node) {
        node.as(GestureNode<Kind>.self).update(self)
    }
}
