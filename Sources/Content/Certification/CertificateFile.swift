import Curriculum
import Essentials
import Text

/// A certificate's page; the last line is a comment with the signature.
///
///     <!-- course certificate, key 9f…, signature 3a… -->
///
/// The signature covers all bytes before the last line: the visible results, the hashes of the answers, and the
/// answers.
public struct CertificateFile: Sendable {
    public let certificate: Certificate
    public let publicKey: [UInt8]
    public let html: String

    private static let lineStart = "<!-- course certificate, key "
    private static let middle = ", signature "
    private static let lineEnd = " -->\n"
    static let mostBytes = 8_000_000

    public init(_ certificate: Certificate, signedBy key: SigningKey) throws {
        let page = try CertificatePage(certificate: certificate).html
        let signature = key.signature(of: Array(page.utf8))
        self.certificate = certificate
        publicKey = key.publicKey
        html =
            page + Self.lineStart + key.publicKey.hexadecimal + Self.middle + signature.hexadecimal
            + Self.lineEnd
    }

    /// The page can come from anyone, so reading it opens no other file and runs no program.
    public init(reading path: String) throws(CertificateFault) {
        try self.init(bytes: try Self.bytes(of: path))
    }

    init(bytes: [UInt8]) throws(CertificateFault) {
        guard bytes.count <= Self.mostBytes else { throw .tooLarge }
        let newline = UInt8(ascii: "\n")
        let start = bytes.dropLast().lastIndex(of: newline).map { $0 + 1 } ?? 0
        let line = String(decoding: bytes[start...].prefix(400), as: UTF8.self)
        guard line.hasPrefix(Self.lineStart), line.hasSuffix(Self.lineEnd) else { throw .foreign }
        let words = line.dropFirst(Self.lineStart.count).dropLast(Self.lineEnd.count)
        guard let middle = words.firstRange(of: Self.middle),
            let key = [UInt8](hexadecimal: words[..<middle.lowerBound]),
            let signature = [UInt8](hexadecimal: words[middle.upperBound...])
        else { throw .foreign }
        let page = bytes[..<start]
        guard SigningKey.signature(signature, fits: Array(page), by: key) else { throw .altered }
        guard let opening = page.firstRange(of: CertificatePage.dataStart.utf8),
            let closing = page[opening.upperBound...].firstRange(of: CertificatePage.dataEnd.utf8)
        else { throw .foreign }
        certificate = try Certificate(data: Data(page[opening.upperBound..<closing.lowerBound]))
        (publicKey, html) = (key, String(decoding: bytes, as: UTF8.self))
    }

    private static func bytes(of path: String) throws(CertificateFault) -> [UInt8] {
        do throws(FileFailure) {
            return try LearnersFile(URL(filePath: path)).read(atMost: mostBytes)
        } catch {
            switch error.cause {
            case .tooLarge: throw .tooLarge
            case .unreadable(let reason): throw .unreadable(reason)
            case .missing, .danglingLink: throw .unreadable(FailureReason.words(ENOENT))
            case .folder, .noFile, .unwritable, .changed, .exists, .outside:
                throw .unreadable("it is not a file")
            }
        }
    }
}
