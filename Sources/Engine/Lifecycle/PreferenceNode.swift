import Wire

/// The rules for combining the values that several views set for one preference key.
public struct PreferenceRules<Value> {
    let key: ObjectIdentifier
    let initial: () -> Value
    let reduce: (inout Value, () -> Value) -> Void

    public init(
        key: ObjectIdentifier, initial: @escaping () -> Value,
        reduce: @escaping (inout Value, () -> Value) -> Void
    ) {
        self.key = key
        self.initial = initial
        self.reduce = reduce
    }
}

/// Sets a preference for the views around this node while the node's content is on screen. Listeners receive
/// the value when the update commits.
@MainActor public final class PreferenceNode<Value>: Node {
    /// Computes the value that a view sets for a preference. `inside` is the value from the content inside the view.
    public typealias Saying = (_ inside: Value?) -> Value

    private let key: ObjectIdentifier
    private var saying: Saying

    public init(at site: Site, _ key: ObjectIdentifier, saying: @escaping Saying, content: (Site) -> Node) {
        self.key = key
        self.saying = saying
        super.init(at: site)
        build([content(inside)])
    }

    public override var rowRole: RowRole { .wrapper }

    /// When the update commits, each listener compares the new value with the last reported value.
    public func update(_ saying: @escaping Saying) {
        self.saying = saying
        tellListeners()
    }

    public override func didAppear() { tellListeners() }

    public override func didDisappear() { tellListeners() }

    private func tellListeners() { parent?.tellListeners(of: key) }

    fileprivate func said(under rules: PreferenceRules<Value>, isOwn: Bool) -> Value? {
        let inside = saidInside(under: rules, isOwn: isOwn)
        return key == rules.key && hasAppeared ? saying(inside) : inside
    }
}

extension Node {
    /// Notifies all listeners above this node. A combined value can change when children appear, disappear or move.
    func orderOfSayingsChanged() { tellListeners(of: nil) }

    /// The commit calls the listeners above this node. If `key` is not nil, the commit calls only listeners to `key`.
    fileprivate func tellListeners(of key: ObjectIdentifier?) {
        var node: Node? = self
        while let here = node {
            if let listener = here.preferenceListener, key == nil || listener.key == key {
                tree.pendingCommit.inform(listener)
            }
            node = here.parent
        }
    }

    /// Combines the values of the children on screen, in order. If no child sets a value, the combined value is nil,
    /// or the preference's default if this node's content can change, as in an `if`.
    ///
    /// - Parameter isOwn: true inside the body of one of the engine's own views, where an `if` does not give the
    ///   default.
    fileprivate func saidInside<Value>(under rules: PreferenceRules<Value>, isOwn: Bool = false) -> Value? {
        let isOwn = self is EvaluatedNode ? name == nil : isOwn && rowRole != .row
        var result: Value?
        for child in children where child.isShown {
            let said =
                (child as? PreferenceNode<Value>)?.said(under: rules, isOwn: isOwn)
                ?? child.saidInside(under: rules, isOwn: isOwn)
            guard let said else { continue }
            guard var sum = result else {
                result = said
                continue
            }
            rules.reduce(&sum) { said }
            result = sum
        }
        return result ?? (canChange && !isOwn ? rules.initial() : nil)
    }

    private var canChange: Bool { self is BranchNode || self is KeyedNode }
}

/// A node that listens to a preference that the views inside the node set.
@MainActor protocol PreferenceListening: Node {
    var key: ObjectIdentifier { get }

    /// Reports the current value if the value differs from the last reported value. The commit calls `listen` after
    /// changes are reported, and before tasks start.
    func listen()
}

/// Reports the combined value of a preference inside this node. The first report comes when the content appears. Each
/// later report comes in the commit of an update that changes the value.
@MainActor public final class PreferenceListener<Value>: Node, PreferenceListening {
    private let rules: PreferenceRules<Value>
    private let location: SourceLocation?
    private let isSame: (Value, Value) -> Bool
    private var action: @MainActor (Value) -> Void
    private var last: Value?

    var key: ObjectIdentifier { rules.key }
    override var preferenceListener: (any PreferenceListening)? { self }

    public init(
        at site: Site, _ rules: PreferenceRules<Value>, location: SourceLocation?,
        isSame: @escaping (Value, Value) -> Bool,
        action: @escaping @MainActor (Value) -> Void, content: (Site) -> Node
    ) {
        self.rules = rules
        self.location = location
        self.isSame = isSame
        self.action = action
        super.init(at: site)
        build([content(inside)])
    }

    public override var rowRole: RowRole { .wrapper }

    public func update(_ action: @escaping @MainActor (Value) -> Void) {
        self.action = action
    }

    public override func didAppear() { tree.pendingCommit.inform(self) }

    func listen() {
        guard isInTree else { return }
        let value = saidInside(under: rules) ?? rules.initial()
        if let last, isSame(value, last) { return }
        last = value
        // A listener without a source location belongs to the engine. The engine records no fact about its own
        // listeners.
        guard let location else { return action(value) }
        EventLog.shared.record(fact: .changeReported(view: path, location: location))
        Scopes.enter(Scope(view: path, phase: .onChange, location: location)) { action(value) }
    }
}
