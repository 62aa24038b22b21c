import Wire

/// How the values that views say under one key become one value.
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

/// Says a value to the views around it, under a key, for as long as its content is on screen. Listeners hear it when
/// the update commits.
@MainActor public final class PreferenceNode<Value>: Node {
    /// The value to say, given the value that the content says under the same key.
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

    /// Takes up a new value. Listeners compare when the update commits.
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
    /// Children came, went or moved: what all of them say together may have changed, though none says anything new.
    func orderOfSayingsChanged() { tellListeners(of: nil) }

    /// Has the listeners on the way up asked when the update commits: those of one key, or of all keys.
    fileprivate func tellListeners(of key: ObjectIdentifier?) {
        var node: Node? = self
        while let here = node {
            if let listener = here as? any PreferenceListening, key == nil || listener.key == key {
                tree.pendingCommit.inform(listener)
            }
            node = here.parent
        }
    }

    /// What the children on screen say, reduced in their order. Nil if none of them says anything. Content that can come
    /// and go says the default then.
    ///
    /// - Parameter isOwn: the node is part of the body of a view that is the engine's own. Its branches are no content.
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

/// A node that reports the preferences of the views inside it.
@MainActor protocol PreferenceListening: Node {
    var key: ObjectIdentifier { get }

    /// Compares the present preferences with the last reported ones. Called when an update commits.
    func listen()
}

/// Reports what the views inside it say under a key: once when its content first appears, the initial value included,
/// and then in the commit of each update after which the value differs.
@MainActor public final class PreferenceListener<Value>: Node, PreferenceListening {
    private let rules: PreferenceRules<Value>
    private let location: SourceLocation?
    private let isSame: (Value, Value) -> Bool
    private var action: @MainActor (Value) -> Void
    private var last: Value?

    var key: ObjectIdentifier { rules.key }

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

    /// Takes up a new closure, which hears the next change.
    public func update(_ action: @escaping @MainActor (Value) -> Void) {
        self.action = action
    }

    public override func didAppear() { tree.pendingCommit.inform(self) }

    func listen() {
        guard isInTree else { return }
        let value = saidInside(under: rules) ?? rules.initial()
        if let last, isSame(value, last) { return }
        last = value
        // Without a line of the app's, the engine itself listens: no scope, and no fact.
        guard let location else { return action(value) }
        EventLog.shared.record(fact: .changeReported(view: path, location: location))
        Scopes.enter(Scope(view: path, phase: .onChange, location: location)) { action(value) }
    }
}
