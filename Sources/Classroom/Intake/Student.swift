/// A student, named by a folder. The name may be any bytes.
public struct Student: Hashable, Sendable {
    public let bytes: [UInt8]

    public init(_ bytes: [UInt8]) { self.bytes = bytes }
    public init(_ name: String) { bytes = Array(name.utf8) }

    /// As text. Two students never have the same text.
    public var name: String { Self.printed(bytes) }

    /// As text, with `\xE9` for bytes that are not UTF-8 and for control characters, and `\\` for a backslash.
    static func printed(_ bytes: [UInt8]) -> String {
        var text = ""
        var rest = bytes[...]
        var decoder = UTF8()
        while !rest.isEmpty {
            var ahead = rest.makeIterator()
            guard case .scalarValue(let scalar) = decoder.decode(&ahead), UTF8.width(scalar) <= rest.count
            else {
                text += escaped(rest.removeFirst())
                decoder = UTF8()
                continue
            }
            let own = rest.prefix(UTF8.width(scalar))
            rest = rest.dropFirst(own.count)
            decoder = UTF8()
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: text += own.map(escaped).joined()
            default: text.unicodeScalars.append(scalar)
            }
            if scalar == "\\" { text += "\\" }
        }
        return text
    }

    private static func escaped(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return "\\x" + (digits.count == 1 ? "0" : "") + digits
    }
}

extension Student: Comparable {
    /// By bytes, which is total and does not depend on the language. Names that differ only in the encoding of an accent
    /// are two students.
    public static func < (left: Self, right: Self) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}
