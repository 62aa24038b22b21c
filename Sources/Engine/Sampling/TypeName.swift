/// Writes a type's name as people do: `[Place]`, `String?`.
enum TypeName {
    static func of(_ type: Any.Type) -> String {
        guard let collection = type as? any SampledCollection.Type else { return String(describing: type) }
        return collection.written
    }
}
