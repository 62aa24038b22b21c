/// Texts that a place may have to say, because the types around it have fields of enumerations with these raw values.
enum KnownTexts {
    /// - Parameter types: what is being read, from the outside in.
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
