public import Foundation

/// An object that finds its values by name, for predicates and sort descriptors written as text.
public protocol _PropertiesByName {
    func _satisfies(_ format: String, _ arguments: [Any?]) -> Bool
    func _property(at path: String) -> Any?
    static func _order(_ one: Any?, _ other: Any?) -> ComparisonResult
}
