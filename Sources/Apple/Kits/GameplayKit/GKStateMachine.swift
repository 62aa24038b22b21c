/// A state of a state machine, identified by its class.
open class GKState: NSObject {
    open internal(set) weak var stateMachine: GKStateMachine?
    public override init() {}
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    open func didEnter(from previousState: GKState?) {}
    open func update(deltaTime seconds: TimeInterval) {}
    open func willExit(to nextState: GKState) {}
}

open class GKStateMachine: NSObject {
    private let states: [ObjectIdentifier: GKState]
    open private(set) var currentState: GKState?
    public init(states: [GKState]) {
        self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { $1 }
        super.init()
        for state in states { state.stateMachine = self }
    }
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        states[ObjectIdentifier(stateClass)] != nil && currentState?.isValidNextState(stateClass) ?? true
    }
    @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }
}

open class GKEntity: NSObject {
    open private(set) var components: [GKComponent] = []
    public override init() {}
    public required init?(coder: NSCoder) {}
    open func update(deltaTime seconds: TimeInterval) {
        for one in components { one.update(deltaTime: seconds) }
    }
    open func addComponent(_ component: GKComponent) {
        components.removeAll { type(of: $0) == type(of: component) }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }
    open func removeComponent<Kind: GKComponent>(ofType componentClass: Kind.Type) {
        for one in components where one is Kind { one.willRemoveFromEntity() }
        components.removeAll { $0 is Kind }
    }
    open func component<Kind: GKComponent>(ofType componentClass: Kind.Type) -> Kind? {
        components.lazy.compactMap { $0 as? Kind }.first
    }
}

open class GKComponent: NSObject {
    open internal(set) weak var entity: GKEntity?
    public override init() {}
    public required init?(coder: NSCoder) {}
    open func update(deltaTime seconds: TimeInterval) {}
    open func didAddToEntity() {}
    open func willRemoveFromEntity() {}
}
