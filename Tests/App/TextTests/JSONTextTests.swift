import Foundation
import Testing
import Text

@Suite struct `A value as JSON` {
    @Test func `escapes control characters and decodes to the same value`() throws {
        let hostile =
            (0...0x2100).compactMap(Unicode.Scalar.init).map(String.init).joined() + "\u{E0041}\u{10FFFD}é👩‍🚀"
        let json = try JSONText([hostile: hostile], isIndented: false).text
        #expect(try JSONDecoder().decode([String: String].self, from: Data(json.utf8)) == [hostile: hostile])
        for scalar in json.unicodeScalars where scalar != "\u{200D}" {
            let category = scalar.properties.generalCategory
            #expect(
                ![.control, .format, .lineSeparator, .paragraphSeparator, .privateUse].contains(category),
                "\(String(scalar.value, radix: 16))")
        }
        #expect(try JSONText("a\u{9B}b\u{202E}", isIndented: false).text == "\"a\\u009bb\\u202e\"")
    }

    @Test func `has its keys in order`() throws {
        #expect(try JSONText(["b": 1, "a": 2], isIndented: false).text == "{\"a\":2,\"b\":1}")
        #expect(try JSONText(["a": 1], isIndented: true).text == "{\n  \"a\" : 1\n}")
    }
}
