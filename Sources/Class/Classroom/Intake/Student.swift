/// A student, named by a folder. The name may be any bytes.
public struct Student: Hashable, Sendable {
    public let bytes: [UInt8]

    public init(_ bytes: [UInt8]) { self.bytes = bytes }
    public init(_ name: String) { bytes = Array(name.utf8) }

    /// From the text that `name` is.
    init(printed text: String) {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let mark = rest.popFirst() else {
                bytes.append(byte)
                continue
            }
            if mark == UInt8(ascii: "x"),
                let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(mark)
            }
        }
        self.bytes = bytes
    }

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
