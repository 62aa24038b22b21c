/// The SHA-256 of a text in hexadecimal digits: the name of a page that must not have the text itself in its name.
public enum PageHash {
    public static func of(_ text: String) -> String { of(Array(text.utf8)) }

    public static func of(_ bytes: [UInt8]) -> String {
        SourceHash.digest(of: bytes).map { byte in
            let digits = String(byte, radix: 16)
            return byte < 16 ? "0" + digits : digits
        }.joined()
    }
}
