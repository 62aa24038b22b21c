import Essentials
import Player
import Text

/// The certificate as one HTML file, without scripts.
struct CertificatePage {
    let certificate: Certificate

    static let dataStart = "<script type=\"application/json\" id=\"data\">"
    static let dataEnd = "</script>"

    var html: String {
        get throws {
            WebPage(
                title: title, style: WebAsset.pageStyle, script: nil,
                data: try JSONText(certificate, isIndented: false).text, body: body
            ).html
        }
    }

    private var title: String { "Certificate: SwiftUI's async lifecycles" }

    private var body: String {
        """
        <header><h1>\(title)</h1>\(name)<p class="quiet">\(Self.escaped(summary))</p></header>
        <main>
        <section class="card"><h2>Measured</h2><div class="wide"><table>
        <thead><tr>\(head)</tr></thead>
        <tbody>
        \(certificate.results.map(row).joined(separator: "\n"))
        </tbody></table></div></section>
        <section class="card"><h2>What this page proves</h2>
        <p>The signature at the end of this page shows that the page has not changed since a course signed it. The signature
        does not identify a person, because each installed course makes its own key.</p>
        <p>The proof is the replay. <code>course certificate --verify FILE</code> runs the answers below again, through every
        scenario, and compares each result.</p></section>
        \(certificate.results.map(answer).joined(separator: "\n"))
        </main>
        """
    }

    private var name: String {
        certificate.name.map { "<p><strong><bdi>\(Self.escaped($0))</bdi></strong></p>" } ?? ""
    }

    private var summary: String {
        let faults = certificate.faults == 0 ? "no faults" : Wording.count(certificate.faults, "fault")
        return "\(Wording.count(certificate.results.count, "exercise")) passed, "
            + "\(Wording.count(certificate.requests, "request")), par \(certificate.par), \(faults). "
            + "Measured by \(certificate.edition)."
    }

    private var head: String {
        ["Exercise", "Scenarios", "Requests", "Par", "Faults", "Points", "Seed"]
            .map { "<th scope=\"col\">\($0)</th>" }.joined()
    }

    private func row(_ result: Certificate.Result) -> String {
        let faults = result.faults.isEmpty ? "none" : result.faults.joined(separator: ", ")
        let numbers =
            ["\(result.scenarios)", "\(result.requests)", "\(result.par)", faults]
            + ["\(result.points)", "\(result.seed)"]
        return "<tr><th scope=\"row\">\(Self.escaped(result.title))</th>"
            + numbers.map { "<td class=\"number\">\(Self.escaped($0))</td>" }.joined() + "</tr>"
    }

    private func answer(_ result: Certificate.Result) -> String {
        let text = String(decoding: result.answer, as: UTF8.self)
        return """
            <details class="card"><summary>\(Self.escaped(result.title))</summary>
            <p class="quiet">SHA-256 of the answer: <code>\(result.answerHash)</code></p>
            <div class="wide"><pre>\(Self.source(text))</pre></div></details>
            """
    }

    private static func escaped(_ text: String) -> String { MarkupText.escaped(text) }

    private static func source(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }
            .joined(separator: "\n")
    }
}
