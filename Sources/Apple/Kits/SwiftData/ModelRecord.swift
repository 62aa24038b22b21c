import SwiftUI

/// An object's hidden state: its number, its context and its observers.
public final class _ModelRecord: @unchecked Sendable {
    let number: Int
    weak var context: ModelContext?
    var isDeleted = false

    /// True while a context sets the properties from a row; setting them then does not count as a
    /// change.
    var isBeingFilled = false

    private let registrar = ObservationRegistrar()

    public init() {
        number = Singletons.shared { Numbers() }.next()
    }

    /// The record of an object that a context creates from a row.
    init(_ number: Int, in context: ModelContext) {
        self.number = number
        self.context = context
        isBeingFilled = true
    }

    private final class Numbers {
        private var last = 0

        func next() -> Int {
            last += 1
            return last
        }
    }

    /// The compiler plugin's code calls `access` before it reads a property.
    public func access<Model: PersistentModel, Value>(_ keyPath: KeyPath<Model, Value>, of model: Model) {
        if ModelContext.isObserved { registrar.access(model, keyPath: keyPath) }
    }

    /// Writes a property: notifies observers, updates inverses, and records the change.
    public func change<Model: PersistentModel, Value>(
        _ keyPath: ReferenceWritableKeyPath<Model, Value>, named name: String, of model: Model,
        from old: Value, to new: Value, _ write: () -> Void
    ) {
        registrar.withMutation(of: model, keyPath: keyPath, write)
        guard !isBeingFilled else { return }
        if let old = old as? any _Related, let new = new as? any _Related {
            Relation.of(keyPath, in: Model.self)?
                .follow(from: old._relatedModels, to: new._relatedModels, of: model)
        }
        context?.noteChange(of: model, name)
        context?.undoManager?.registerUndo(withTarget: model) { $0[keyPath: keyPath] = old }
    }
}
