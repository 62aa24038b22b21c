import Foundation
import Grading
import TestSupport
import Testing

@Suite struct `The grading page` {
    @Test(arguments: FindingCode.allCases)
    func `has the price of every code`(code: FindingCode) throws {
        let page = try String(contentsOf: Checkout.root.appending(path: "docs/grading.md"), encoding: .utf8)
        let price = try #require(Rubric.standard.prices[code])
        let row = page.components(separatedBy: "\n").first { $0.hasPrefix("| `\(code.rawValue)` |") }
        #expect(row?.hasSuffix("| \(price.each) | \(price.most) |") == true, "\(code.rawValue): \(price)")
    }

    @Test func `computes its examples correctly`() {
        let plainTask = Diagram(
            """
            want /200/300   |-|
            want /200/200   ..|-----
            GET /200/300    o---+
            """)
        let taskInOnAppear = Diagram(
            """
            want /profile   |-|
            GET /profile    o---+
            """, phase: .onAppear, isUnowned: true)
        let retry = Diagram(
            """
            want /profile   |---------
            GET /profile    o--!..o--+
            """)
        #expect(Verdict(judging: [plainTask.trace]).score == 30)
        #expect(Verdict(judging: [taskInOnAppear.trace]).score == 75)
        #expect(Verdict(judging: [retry.trace]).score == 100)
        #expect(Verdict(judging: [retry.trace]).par == 2)
    }
}
