/// A value that refers to models: a model, an optional or an array.
public protocol _Related {
    static var _destination: any PersistentModel.Type { get }
    static var _canBeEmpty: Bool { get }
    static var _canBeSeveral: Bool { get }
    var _relatedModels: [any PersistentModel] { get }

    /// Makes a reference to these models: one model, an optional or an array. Returns nil if a
    /// required model is missing.
    static func _holding(_ models: [any PersistentModel]) -> Self?
}

extension PersistentModel {
    public static var _destination: any PersistentModel.Type { Self.self }
    public static var _canBeEmpty: Bool { false }
    public static var _canBeSeveral: Bool { false }
    public var _relatedModels: [any PersistentModel] { [self] }

    public static func _holding(_ models: [any PersistentModel]) -> Self? { models.first as? Self }
}

extension Array: _Related where Element: PersistentModel {
    public static var _destination: any PersistentModel.Type { Element.self }
    public static var _canBeEmpty: Bool { true }
    public static var _canBeSeveral: Bool { true }
    public var _relatedModels: [any PersistentModel] { self }

    public static func _holding(_ models: [any PersistentModel]) -> Self? {
        models.compactMap { $0 as? Element }
    }
}

extension Optional: _Related where Wrapped: _Related {
    public static var _destination: any PersistentModel.Type { Wrapped._destination }
    public static var _canBeEmpty: Bool { true }
    public static var _canBeSeveral: Bool { Wrapped._canBeSeveral }
    public var _relatedModels: [any PersistentModel] { self?._relatedModels ?? [] }

    public static func _holding(_ models: [any PersistentModel]) -> Self? { .some(Wrapped._holding(models)) }
}
