/// Somebody who handed something in: the name of a folder, which may be any bytes at all.
public struct Student: Hashable, Sendable {
    public let bytes: [UInt8]

    public init(_ bytes: [UInt8]) { self.bytes = bytes }
    public init(_ name: String) { bytes = Array(name.utf8) }

    /// For people and files. No two students are written alike, byte for byte.
    public var name: String { Self.printed(bytes) }

    /// As text, with `\xE9` for bytes that are none and for what a terminal would obey, and `\\` for a backslash.
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
    /// By bytes, which is total and the same in every language; names that differ only in how an accent is spelled
    /// stay two students.
    public static func < (left: Self, right: Self) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}
