/// The raw values of enumerations in the surrounding types. A string field may accept only the raw values of an
/// enumeration.
enum KnownTexts {
    /// - Parameter types: the nested types that the probe is reading, the outermost first.
    static func around(_ types: [any Decodable.Type]) -> [String] {
        var texts: [String] = []
        for type in types.reversed() {
            for field in FieldTypes.of(type) {
                for case let text as String in rawValues(of: field) where !texts.contains(text) {
                    texts.append(text)
                }
            }
        }
        return texts
    }

    private static func rawValues(of type: Any.Type) -> [Any] {
        func raw<T>(_ type: T.Type) -> [Any] {
            (EnumCases.all(of: type) ?? []).compactMap { ($0 as? any RawRepresentable)?.rawValue }
        }
        let base = (type as? any SampledCollection.Type)?.base ?? type
        return _openExistential(base, do: raw)
    }
}
