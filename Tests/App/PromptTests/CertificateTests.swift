import Foundation
import TestSupport
import Testing

@testable import Certification

/// `course certificate`, from an unfinished course to a replay.
@Suite(.serialized) struct CertificateTests {
    private let home = CourseAtHome(course: CourseAtHome.small)

    @Test func `an unfinished course gets no certificate, and hears what is missing`() throws {
        let page = try home.shell("course certificate 2>&1; echo $?; ls")
        #expect(page.contains("2 of 2 exercises are not passed yet:\n  1.1 "))
        #expect(page.hasSuffix("1\n"))
    }

    @Test func `a file that is no certificate gets one line`() throws {
        let page = try home.shell(
            """
            head -c 10000000 /dev/zero > large.html
            echo '<html></html>' > page.html
            mkdir folder
            for file in large.html page.html folder none.html ../../etc/passwd; do
                course certificate --verify $file 2>&1; echo $?
            done
            course certificate --verify page.html --name Ada 2>&1; echo $?
            """)
        let lines = page.split(separator: "\n").map(String.init)
        #expect(
            Array(lines.prefix(10)) == [
                "course: large.html is larger than 8 MB, so it is not a certificate.", "1",
                "course: page.html is not a certificate that this course wrote.", "1",
                "course: folder cannot be read: it is not a file.", "1",
                "course: none.html cannot be read: No such file or directory.", "1",
                "course: ../../etc/passwd is not a certificate that this course wrote.", "1",
            ])
        #expect(lines.contains("course: --verify writes no page; leave out --name and --out."))
        #expect(lines.last == "2")
    }

    @Test func `passed exercises get a page whose replay holds until something changes`() throws {
        let again = CourseAtHome.small.appending(path: "Exercises/01-rates/02-again/Solution.swift").path
        let first = CourseAtHome.small.appending(path: "Exercises/01-rates/01-two-currencies").path
        let page = try home.shell(
            """
            course open 1.1 > log; course open 1.2 >> log
            cp '\(first)/Solution.swift' swiftui-course/01-two-currencies/Rate.swift
            cp '\(again)' swiftui-course/01-again/*.swift
            course verify 1.1 >> log; course verify 1.2 >> log
            course certificate --name 'Ada <3' -o ada.html; echo $?
            course certificate --verify ada.html; echo $?
            grep -c 'Ada &lt;3' ada.html
            sed 's/par 4/par 3/' ada.html > changed.html
            course certificate --verify changed.html 2>&1; echo $?
            cp '\(first)/Starter.swift' swiftui-course/01-two-currencies/Rate.swift
            course certificate 2>&1; echo $?
            """)
        #expect(page.contains("Wrote ada.html: 2 exercises, "))
        #expect(page.contains("Certificate of Ada <3, measured by course "))
        #expect(page.contains("Nobody changed the page after it was signed with this machine's key."))
        #expect(page.contains("The new run confirms all 2 results.\n0\n1\n"))
        #expect(page.contains("changed.html was changed after it was signed.\n1\n"))
        #expect(page.contains("passed before, but your file does not pass now.\n1\n"))
    }

    /// Anyone can sign a page with a new key, so each field of a page can have any value.
    @Test(.completeProof) func `answers that crash, hang or name no exercise do not hold`() throws {
        let body = """
            import SwiftUI

            struct Rate: View {
                let currency: String

                var body: some View { LOST }
            }

            """
        func result(_ exercise: String, _ lost: String) -> [String: Any] {
            let answer = Data(body.replacing("LOST", with: lost).utf8).base64EncodedString()
            return [
                "exercise": exercise, "title": exercise, "contentVersion": "1", "seed": 1, "scenarios": 1,
                "points": 100, "requests": 2, "par": 2, "faults": [String](), "answer": answer,
            ]
        }
        let data = try JSONSerialization.data(withJSONObject: [
            "format": 1, "edition": "course 1",
            "results": [
                result("two-currencies", "fatalError()"),
                result("again", "let _ = { while true {} }(); Text(currency)"),
                result("../../../../etc/passwd", "Text(currency)"),
            ],
        ])
        let page =
            "\(CertificatePage.dataStart)\(String(decoding: data, as: UTF8.self))\(CertificatePage.dataEnd)\n"
        let key = SigningKey()
        let line = "<!-- course certificate, key \(key.publicKey.hexadecimal), signature "
        try home.write(
            "hostile.html", "\(page)\(line)\(key.signature(of: Array(page.utf8)).hexadecimal) -->\n")
        let said = try home.shell("course certificate --verify hostile.html 2>&1; echo $?")
        #expect(said.contains("Nobody changed the page after it was signed with another machine's key."))
        #expect(said.contains("two-currencies: not confirmed, the answer crashes or ends early"))
        #expect(said.contains("again: not confirmed, "))
        #expect(said.contains("../../../../etc/passwd: not confirmed, this course has no such exercise"))
        #expect(said.hasSuffix("The new run does not confirm 3 of 3 results.\n1\n"))
    }
}
