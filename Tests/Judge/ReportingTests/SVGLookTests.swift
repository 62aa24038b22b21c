import Foundation
import FoundationXML
import Reporting
import TestSupport
import Testing

@Suite struct `A picture of a timeline` {
    private func picture() throws -> String {
        var run = try Run("# A request ends\nwant /a\nshow\nsettle", end: 300)
        run.want(["/a"], at: 0)
        run.view("Host/Page", from: 0)
        run.request(1, "/a", by: "Host/Page", from: 0, .failed, to: 200)
        return Timeline(run.trace).svg
    }

    @Test func `has its colors in attributes, for programs without style sheets`() throws {
        let document = try XMLDocument(xmlString: picture())
        let kinds = ["rect", "path", "circle", "text"].map { "local-name()='\($0)'" }.joined(
            separator: " or ")
        let shape = "//*[\(kinds)]"
        #expect(try !document.nodes(forXPath: shape).isEmpty)
        let bare = try document.nodes(forXPath: "\(shape)[not(@fill) and not(@stroke)]")
        #expect(bare.map(\.xmlString) == [])
        #expect(try !picture().contains("var("))
    }

    @Test func `draws no part of a failed request in the color of success`() throws {
        let document = try XMLDocument(xmlString: picture())
        let inVain = try document.nodes(forXPath: "//*[@class='in-vain']")
        #expect(!inVain.isEmpty)
        #expect(try document.nodes(forXPath: "//*[@fill='#1a7f37' or @stroke='#1a7f37']").isEmpty)
    }
}
