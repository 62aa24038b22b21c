import Testing
import Wire

/// The course stores folders and attempts under fingerprints, so the fingerprint of a text must never change.
@Suite("A fingerprint of contents") struct ContentFingerprintTests {
    @Test func `equals the published examples of FNV-1a`() {
        #expect("\(ContentFingerprint(of: Array("".utf8)))" == "cbf29ce484222325")
        #expect("\(ContentFingerprint(of: Array("a".utf8)))" == "af63dc4c8601ec8c")
        #expect("\(ContentFingerprint(of: Array("foobar".utf8)))" == "85944171f73967e8")
    }

    @Test(arguments: [[], [""], ["a"], ["ab", "c"], ["a", "bc"], ["ö\n", "", "日本"]])
    func `of texts equals that of their bytes, joined by a byte that no text contains`(texts: [String]) {
        let bytes: [UInt8] = texts.flatMap { Array($0.utf8) + [0xFF] }
        #expect(ContentFingerprint(of: texts) == ContentFingerprint(of: bytes))
        #expect(ContentFingerprint(of: bytes) == ContentFingerprint(of: bytes.lazy.map(\.self)))
    }
}
