import SwiftUI

/// The stored properties of an app's model types. Each type's fields are computed once.
final class ModelFields {
    private var known: [ObjectIdentifier: [_ModelField]] = [:]

    static func all(of type: any PersistentModel.Type) -> [_ModelField] {
        let fields = Singletons.shared { ModelFields() }
        if let known = fields.known[ObjectIdentifier(type)] { return known }
        let made = type._$fields
        fields.known[ObjectIdentifier(type)] = made
        return made
    }
}
