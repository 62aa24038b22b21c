import Foundation

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
        let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":;"))
        let escaped = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
        physicalLocation = Place(
            artifactLocation: Artifact(uri: scheme + escaped), region: line.map { Region(startLine: $0) })
    }
}

/// A text in a SARIF log.
public struct SARIFMessage: Encodable {
    private let text: String

    public init(_ text: String) { self.text = text }
}
