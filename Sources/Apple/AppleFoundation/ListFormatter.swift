/// Joins words with commas and the English word "and": `a, b, and c`.
public class ListFormatter: Formatter, @unchecked Sendable {
    public var itemFormatter: Formatter?
    public var locale: Locale! = Locale(identifier: "en_US")

    public class func localizedString(byJoining strings: [String]) -> String {
        switch strings.count {
        case 0: ""
        case 1: strings[0]
        case 2: "\(strings[0]) and \(strings[1])"
        default: strings.dropLast().joined(separator: ", ") + ", and \(strings[strings.count - 1])"
        }
    }

    public func string(from items: [Any]) -> String? {
        Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
    }

    public override func string(for value: Any?) -> String? {
        (value as? [Any]).flatMap { string(from: $0) }
    }
}
