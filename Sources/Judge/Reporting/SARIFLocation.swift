import Essentials

public struct SARIFLocation: Encodable {
    private struct Place: Encodable {
        let artifactLocation: Artifact
        let region: Region?
    }
    private struct Artifact: Encodable { let uri: String }
    private struct Region: Encodable { let startLine: Int }
    private let physicalLocation: Place

    /// - Parameters:
    ///   - path: the file's path, relative to the folder of the report.
    ///   - scheme: the prefix for an absolute path: `file://`.
    public init(path: String, line: Int?, scheme: String = "") {
        let escaped = path.percentEncodedPath
        physicalLocation = Place(
            artifactLocation: Artifact(uri: scheme + escaped), region: line.map { Region(startLine: $0) })
    }
}

/// A text in a SARIF log.
public struct SARIFMessage: Encodable {
    private let text: String

    public init(_ text: String) { self.text = text }
}

extension String {
    /// The path for use in a URL: `a%20b.swift` for `a b.swift`. Some readers of SARIF refuse `:` and `;`, so both are encoded.
    fileprivate var percentEncodedPath: String {
        var text = ""
        for byte in utf8 {
            let character = Character(UnicodeScalar(byte))
            if character.isASCII,
                character.isLetter || character.isNumber || "-._~!$&'()*+,=@/".contains(character)
            {
                text.append(character)
            } else {
                text +=
                    "%" + String(byte >> 4, radix: 16, uppercase: true)
                    + String(byte & 15, radix: 16, uppercase: true)
            }
        }
        return text
    }
}
