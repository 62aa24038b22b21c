import Observation

/// Makes a body depend on which objects of an entity exist.
final class EntityRevision: Observable {
    private let registrar = ObservationRegistrar()
    private var number: Int { 0 }

    func wasRead() { registrar.access(self, keyPath: \.number) }

    func change() { registrar.withMutation(of: self, keyPath: \.number) {} }
}
