import Foundation
import Wire

/// Invents the value of a sample's field from the field's name. The invented value differs between resources and
/// places, and is always the same for one resource and place.
struct SampleWords {
    let token: SampleToken
    let node: SampleNode

    private var field: FieldName { FieldName.of(node.key) }

    /// A number that depends on the seed, the resource and the place.
    private var draw: UInt64 { draw(from: token.word) }

    /// A number that depends on the resource and the place, but not on the seed.
    private var constant: UInt64 { draw(from: "\(token.number)") }

    private func draw(from origin: String) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in "\(origin) \(node.name)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        hash ^= hash >> 32
        hash = hash &* 0xd6e8_feb8_6659_fd93
        return hash ^ hash >> 32
    }

    // MARK: - Texts

    /// A unique text that can be part of a URL, such as `1-name-bafelomu`. The unique word comes last, so a text
    /// that the app has cut off does not count as the sample's text.
    var text: String {
        (node.name.split(separator: ".").map(String.init) + [token.word]).joined(separator: "-")
    }

    /// Texts to try if the type refuses the usual text, the most likely first.
    var otherTexts: [String] {
        [text] + moments + [
            address, identifier.uuidString, "\(number(upTo: 90))", "true", "\(token.word)@example.com", color,
        ]
    }

    var usualText: String {
        if field.isAddress { return address }
        if field.isMoment { return instant }
        return switch field.lastWord {
        case "email", "mail": "\(token.word)@example.com"
        case "uuid", "guid": identifier.uuidString
        case "id", "identifier", "slug", "key", "code", "token": "\(number)"
        case "hex", "color", "colour": color
        default: text
        }
    }

    /// A URL that does not depend on the seed, so a place has the same URL in every run.
    var address: String {
        let thing = field.words.last { !FieldName.addresses.contains($0) } ?? "page"
        return "https://example.com/\(thing)-\(number)"
    }

    /// Six digits that depend on the place.
    private var number: Int { 100_000 + Int(constant % 900_000) }

    private var color: String {
        let digits = String(draw % 0x100_0000, radix: 16, uppercase: true)
        return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }

    // MARK: - Moments

    /// The sample's date: a full minute in the year 2026.
    var date: Date { Date(timeIntervalSince1970: 1_767_225_600 + Double(draw % 525_600) * 60) }

    var instant: String { date.formatted(.iso8601) }

    private var moments: [String] {
        let day = instant.prefix(10)
        let clock = instant.dropFirst(11).prefix(8)
        let parts = day.split(separator: "-")
        let (year, month, date) = (parts[0], parts[1], parts[2])
        return [
            instant, "\(day)", "\(day)T\(clock).000Z", "\(day)T\(clock)+0000", "\(day)T\(clock)",
            "\(day) \(clock)", "\(day) \(clock) +0000", "\(day) \(clock.prefix(5))", "\(clock.prefix(5))",
            "\(clock)",
            "\(date).\(month).\(year)", "\(date)/\(month)/\(year)", "\(month)/\(date)/\(year)",
            "\(year)/\(month)/\(date)",
            "\(year)\(month)\(date)",
        ]
    }

    // MARK: - Numbers

    var otherNumbers: [Int] { [0, 1, 2, 3, number(upTo: 90), Int(date.timeIntervalSince1970)] }

    var usualNumber: Int {
        if field.isMoment { return Int(date.timeIntervalSince1970) }
        if field.words.contains("page") || field.words.contains("pages") { return 1 }
        return switch field.lastWord {
        case "id": number
        case "year": 2026
        case "count", "total", "limit", "size", "stars", "rating", "quantity", "level", "rank", "index": 3
        default: number(upTo: 90)
        }
    }

    private func number(upTo end: UInt64) -> Int { 10 + Int(draw % (end - 10)) }

    /// Always false for fields such as `hasMore` or `next`, which would make an app load further pages.
    var flag: Bool {
        field.words.contains("more") || field.words.contains("next") ? false : node.index % 2 == 0
    }

    var identifier: UUID {
        let (high, low) = (constant, constant &* 0x9E37_79B9_7F4A_7C15)
        func byte(_ number: UInt64, _ place: Int) -> UInt8 {
            UInt8(truncatingIfNeeded: number >> (8 * place))
        }
        return UUID(
            uuid: (
                byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
                0x40 | byte(high, 6) & 0x0F, byte(high, 7), 0x80 | byte(low, 0) & 0x3F, byte(low, 1),
                byte(low, 2), byte(low, 3), byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
            ))
    }
}
