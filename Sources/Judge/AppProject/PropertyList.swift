/// A value of an old-style property list, the format of `project.pbxproj`.
///
///     try PropertyList(parsing: "{ a = (1, \"b c\"); }")["a"]?.list      // [.text("1"), .text("b c")]
///
/// All values that are neither lists nor tables are strings. Parsing loses the order of keys and all comments.
enum PropertyList: Hashable {
    case text(String)
    case list([PropertyList])
    case table([String: PropertyList])

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var list: [PropertyList] { if case .list(let list) = self { list } else { [] } }
    var table: [String: PropertyList] { if case .table(let table) = self { table } else { [:] } }

    subscript(key: String) -> PropertyList? { table[key] }

    func text(_ key: String) -> String? { self[key]?.text }

    func texts(_ key: String) -> [String] { self[key]?.list.compactMap(\.text) ?? [] }

    init(parsing source: String) throws(Fault) {
        var parser = Parser(bytes: Array(source.utf8))
        self = try parser.document()
    }

    /// A mistake in a property list, with the number of the line.
    struct Fault: Error, Hashable, CustomStringConvertible {
        let line: Int
        let reason: String

        var description: String { "line \(line): \(reason)" }
    }
}

private struct Parser {
    let bytes: [UInt8]
    var place = 0

    /// The most levels of nesting that the parser accepts. A project file has about six levels of nesting.
    private static let deepest = 200

    mutating func document() throws(PropertyList.Fault) -> PropertyList {
        let value = try value(depth: 0)
        try skipSpace()
        guard place == bytes.count else { throw fault("text follows after the end of the list") }
        return value
    }

    private mutating func value(depth: Int) throws(PropertyList.Fault) -> PropertyList {
        guard depth < Self.deepest else { throw fault("the lists are nested too deep") }
        try skipSpace()
        switch next {
        case UInt8(ascii: "{"): return try table(depth: depth)
        case UInt8(ascii: "("): return try list(depth: depth)
        default: return .text(try scalar())
        }
    }

    private mutating func table(depth: Int) throws(PropertyList.Fault) -> PropertyList {
        place += 1
        var table: [String: PropertyList] = [:]
        while true {
            try skipSpace()
            if take("}") { return .table(table) }
            let key = try scalar()
            try skipSpace()
            guard take("=") else { throw fault("\"=\" is missing after \"\(key)\"") }
            table[key] = try value(depth: depth + 1)
            try skipSpace()
            guard take(";") else { throw fault("\";\" is missing after the value of \"\(key)\"") }
        }
    }

    private mutating func list(depth: Int) throws(PropertyList.Fault) -> PropertyList {
        place += 1
        var list: [PropertyList] = []
        while true {
            try skipSpace()
            if take(")") { return .list(list) }
            list.append(try value(depth: depth + 1))
            try skipSpace()
            if take(")") { return .list(list) }
            guard take(",") else { throw fault("\",\" or \")\" is missing in a list") }
        }
    }

    private mutating func scalar() throws(PropertyList.Fault) -> String {
        guard let first = next else { throw fault("the file ends too early") }
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(by: first) }
        let start = place
        while let byte = next, Self.isPlain(byte) { place += 1 }
        guard place > start else {
            let sign = String(decoding: [first], as: UTF8.self)
            throw fault("\"\(sign)\" is not expected here")
        }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func quoted(by mark: UInt8) throws(PropertyList.Fault) -> String {
        let opening = place
        place += 1
        var text: [UInt8] = []
        while let byte = next {
            place += 1
            if byte == mark { return String(decoding: text, as: UTF8.self) }
            guard byte == UInt8(ascii: "\\"), let escaped = next else {
                text.append(byte)
                continue
            }
            place += 1
            switch escaped {
            case UInt8(ascii: "n"): text.append(10)
            case UInt8(ascii: "t"): text.append(9)
            case UInt8(ascii: "r"): text.append(13)
            case UInt8(ascii: "U"): text += scalarEscape()
            default: text.append(escaped)
            }
        }
        place = opening
        throw fault("a quoted text has no closing quote")
    }

    /// Reads the four hexadecimal digits after `\U`.
    private mutating func scalarEscape() -> [UInt8] {
        let digits = String(decoding: bytes[place...].prefix(4), as: UTF8.self)
        guard let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) else { return [] }
        place += 4
        return Array(String(Character(scalar)).utf8)
    }

    private mutating func skipSpace() throws(PropertyList.Fault) {
        while let byte = next {
            if byte == 32 || (9...13).contains(byte) {
                place += 1
            } else if bytes[place...].starts(with: "//".utf8) {
                while let byte = next, byte != 10 { place += 1 }
            } else if bytes[place...].starts(with: "/*".utf8) {
                let opening = place
                place += 2
                while place < bytes.count, !bytes[place...].starts(with: "*/".utf8) { place += 1 }
                guard place < bytes.count else {
                    place = opening
                    throw fault("a comment has no closing */")
                }
                place += 2
            } else {
                return
            }
        }
    }

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: sign) else { return false }
        place += 1
        return true
    }

    /// True for a character that needs no quotes in a property list. Xcode puts a string in quotes if it contains a
    /// character that is not plain, such as a space.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "$"),
            UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "@"),
            UInt8(ascii: "%"):
            true
        default: byte >= 128
        }
    }

    private func fault(_ reason: String) -> PropertyList.Fault {
        let line = 1 + bytes[..<min(place, bytes.count)].count { $0 == 10 }
        return PropertyList.Fault(line: line, reason: reason)
    }
}
