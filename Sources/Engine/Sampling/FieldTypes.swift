@_spi(Reflection) import Swift

enum FieldTypes {
    static func of(_ type: Any.Type) -> [Any.Type] {
        var types: [Any.Type] = []
        for options in [_EachFieldOptions(rawValue: 0), _EachFieldOptions(rawValue: 1)] {
            _forEachField(of: type, options: options) { _, _, field, _ in
                types.append(field)
                return true
            }
        }
        return types
    }
}
