import Wire

/// How several values that views say under one key become one.
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

/// Says something to the views around it, under a key.
@MainActor public final class PreferenceNode<Value>: Node {
    /// What is said, given what was said further in.
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

    public func update(_ saying: @escaping Saying) {
        self.saying = saying
        tellListeners()
    }

    public override func didAppear() { tellListeners() }

    public override func didDisappear() { tellListeners() }

    private func tellListeners() {
        var node = parent
        while let here = node {
            if let listener = here as? any PreferenceListening, listener.key == key {
                tree.preferencesChanged(listener)
            }
            node = here.parent
        }
    }

    fileprivate func said(under rules: PreferenceRules<Value>) -> Value? {
        let inside = saidInside(under: rules)
        return key == rules.key ? saying(inside) : inside
    }
}

extension Node {
    /// What the children on screen say, in their order; nil if none of them says anything.
    fileprivate func saidInside<Value>(under rules: PreferenceRules<Value>) -> Value? {
        var result: Value?
        for child in children where child.isShown {
            let said = (child as? PreferenceNode<Value>)?.said(under: rules) ?? child.saidInside(under: rules)
            guard let said else { continue }
            guard var sum = result else {
                result = said
                continue
            }
            rules.reduce(&sum) { said }
            result = sum
        }
        return result
    }
}

/// Something that wants to know what is said inside it.
@MainActor protocol PreferenceListening: Node {
    var key: ObjectIdentifier { get }

    func listen()
}

/// Is told what the views inside it say under a key, at first and whenever that has changed.
@MainActor public final class PreferenceListener<Value: Equatable>: Node, PreferenceListening {
    private let rules: PreferenceRules<Value>
    private let location: SourceLocation
    private var action: @MainActor (Value) -> Void
    private var last: Value?

    var key: ObjectIdentifier { rules.key }

    public init(
        at site: Site, _ rules: PreferenceRules<Value>, location: SourceLocation,
        action: @escaping @MainActor (Value) -> Void, content: (Site) -> Node
    ) {
        self.rules = rules
        self.location = location
        self.action = action
        super.init(at: site)
        build([content(inside)])
    }

    public override var rowRole: RowRole { .wrapper }

    public func update(_ action: @escaping @MainActor (Value) -> Void) {
        self.action = action
    }

    public override func didAppear() { tree.preferencesChanged(self) }

    func listen() {
        guard isInTree else { return }
        let value = saidInside(under: rules) ?? rules.initial()
        guard value != last else { return }
        last = value
        EventLog.shared.record(fact: .changeReported(view: path, location: location))
        Scopes.enter(Scope(view: path, phase: .onChange, location: location)) { action(value) }
    }
}
