/// A student, known by the name of a folder or file. The name can be any bytes, because file systems allow any bytes.
public struct Student: Hashable, Sendable {
    public let bytes: [UInt8]

    public init(_ bytes: [UInt8]) { self.bytes = bytes }
    public init(_ name: String) { bytes = Array(name.utf8) }

    /// Makes a student from the text that `name` gave.
    init(printed text: String) {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
                bytes.append(byte)
                continue
            }
            if escape == UInt8(ascii: "x"),
                let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(escape)
            }
        }
        self.bytes = bytes
    }

    /// The name as text. The texts of two different students' names are never equal.
    public var name: String { Self.printed(bytes) }

    /// Writes bytes as text, with `\xE9` for bytes that are not UTF-8 and for control characters, and `\\` for a
    /// backslash.
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
    /// Compares the bytes of two students' names. Names are compared byte by byte, so their order does not depend on
    /// the machine's language. Names that differ only in the encoding of an accent are two students.
    public static func < (left: Self, right: Self) -> Bool {
        left.bytes.lexicographicallyPrecedes(right.bytes)
    }
}
