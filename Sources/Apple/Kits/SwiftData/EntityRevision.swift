import Observation

/// Which objects of a kind there are, as something that a body can read.
final class EntityRevision: Observable {
    private let registrar = ObservationRegistrar()
    private var number: Int { 0 }

    func wasRead() { registrar.access(self, keyPath: \.number) }

    func change() { registrar.withMutation(of: self, keyPath: \.number) {} }
}
