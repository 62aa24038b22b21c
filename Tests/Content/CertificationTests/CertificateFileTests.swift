import Foundation
import Testing

@testable import Certification

/// The page, its signature, and pages that somebody made by hand.
@Suite struct `A certificate's file` {
    static let answer = "import SwiftUI\n// </script> & <b>\u{1B}[31m\n"

    /// The fields of a result as JSON, with some fields replaced.
    static func result(_ changes: [String: Any] = [:]) -> [String: Any] {
        [
            "exercise": "changing-picture", "title": "6.2 The picture", "contentVersion": "1", "seed": 1,
            "scenarios": 12, "points": 100, "requests": 14, "par": 14, "faults": [String](),
            "answer": Data(answer.utf8).base64EncodedString(),
        ].merging(changes) { $1 }
    }

    static func data(_ results: [[String: Any]], _ changes: [String: Any] = [:]) throws -> Data {
        let whole: [String: Any] = ["format": 1, "name": "Ada", "edition": "course 1.0", "results": results]
        return try JSONSerialization.data(withJSONObject: whole.merging(changes) { $1 })
    }

    static func certificate() throws -> Certificate { try Certificate(data: data([result()])) }

    /// Makes a page with the given data and signs it with a new key, as anyone can.
    static func page(holding data: String) -> [UInt8] {
        let page = "<html>\(CertificatePage.dataStart)\(data)\(CertificatePage.dataEnd)</html>\n"
        let key = SigningKey()
        let line = "<!-- course certificate, key \(key.publicKey.hexadecimal), signature "
        return Array("\(page)\(line)\(key.signature(of: Array(page.utf8)).hexadecimal) -->\n".utf8)
    }

    private func fault(_ bytes: [UInt8]) -> CertificateFault? {
        do throws(CertificateFault) {
            _ = try CertificateFile(bytes: bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test func `is read as it was written`() throws {
        let certificate = try Self.certificate()
        let key = SigningKey()
        let written = try CertificateFile(certificate, signedBy: key)
        let read = try CertificateFile(bytes: Array(written.html.utf8))
        #expect(read.certificate == certificate)
        #expect(read.publicKey == key.publicKey)
        #expect(read.certificate.results.first?.answer == Data(Self.answer.utf8))
    }

    @Test func `shows results, hashes and answers, and escapes what it did not write`() throws {
        let html = try CertificateFile(try Self.certificate(), signedBy: SigningKey()).html
        #expect(html.contains("1 exercise passed, 14 requests, par 14, no faults. Measured by course 1.0."))
        #expect(html.contains("<td class=\"number\">none</td>"))
        #expect(html.contains("// &lt;/script&gt; &amp; &lt;b&gt;"))
        #expect(html.contains(try Self.certificate().results[0].answerHash))
        #expect(!html.contains("\u{1B}"))
        #expect(html.contains("default-src 'none'; style-src"))
    }

    @Test func `is refused after any change`() throws {
        let bytes = Array(try CertificateFile(try Self.certificate(), signedBy: SigningKey()).html.utf8)
        for place in stride(from: 0, to: bytes.count, by: 97) {
            var changed = bytes
            changed[place] ^= 1
            #expect(fault(changed) != nil, "a change of byte \(place) was not noticed")
        }
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(fault(Array(text.replacing("14 requests", with: "13 requests").utf8)) == .altered)
    }

    @Test func `with other contents is refused in one line`() throws {
        let cases: [(String, CertificateFault)] = [
            ("", .damaged), ("{", .damaged), ("[]", .damaged), (#"{"format":"1"}"#, .damaged),
            (#"{"format":1}"#, .damaged), (#"{"format":2}"#, .newer), (#"{"format":1e999}"#, .damaged),
            (String(repeating: "[", count: 100_000), .damaged),
        ]
        for (data, expected) in cases {
            #expect(fault(Self.page(holding: data)) == expected, "\(data.prefix(40))")
        }
        let results: [[String: Any]] = [
            ["requests": Int.max], ["requests": -1], ["par": 1e300], ["answer": "%%%"], ["seed": -1],
            ["faults": [String](repeating: "x", count: 101)], ["points": "100"],
        ]
        for changes in results {
            let data = String(decoding: try Self.data([Self.result(changes)]), as: UTF8.self)
            #expect(fault(Self.page(holding: data)) == .damaged, "\(changes.keys)")
        }
        let twice = String(decoding: try Self.data([Self.result(), Self.result()]), as: UTF8.self)
        #expect(fault(Self.page(holding: twice)) == .damaged)
        for name in ["", "\u{1B}[31m", String(repeating: "a", count: 101), "\u{202E}adA"] {
            let data = String(decoding: try Self.data([], ["name": name]), as: UTF8.self)
            #expect(fault(Self.page(holding: data)) == .name, "\(name.debugDescription)")
        }
        for text in ["", "\n", "<html></html>\n", "<!-- course certificate, key , signature  -->\n"] {
            #expect(fault(Array(text.utf8)) == (text.contains("key") ? .altered : .foreign), "\(text)")
        }
        #expect(fault([UInt8](repeating: 0xFF, count: 10_000_000)) == .tooLarge)
        for fault: CertificateFault in [
            .unreadable("a"), .tooLarge, .foreign, .altered, .damaged, .newer, .name,
        ] {
            #expect(!"\(fault)".contains("\n"))
        }
    }

    @Test func `that is no file is not opened`() {
        for path in ["/dev/zero", "/tmp", "/nowhere/certificate.html"] {
            let fault = #expect(throws: CertificateFault.self) { try CertificateFile(reading: path) }
            guard case .unreadable = fault else {
                Issue.record("\(path): \(String(describing: fault))")
                continue
            }
        }
    }
}

@Suite struct `The key of a machine` {
    @Test func `is made once, and only its user can read it`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "course/certificate.key")
        #expect(try SigningKey.existing(in: file) == nil)
        let key = try SigningKey.kept(in: file)
        #expect(try SigningKey.kept(in: file).publicKey == key.publicKey)
        #expect(try SigningKey.existing(in: file)?.publicKey == key.publicKey)
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
        #expect(mode as? Int == 0o600)
        try Data("no key".utf8).write(to: file)
        #expect(
            throws: CertificateFault.key(
                "\(file.path) is damaged; remove it, and the next certificate makes a new key")
        ) {
            try SigningKey.kept(in: file)
        }
    }
}
