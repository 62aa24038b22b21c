import Foundation
import Testing
import URLLoading

@Suite struct `A response` {
    @Test func `has its status and header fields`() throws {
        let response = try #require(
            HTTPURLResponse(
                url: URL(filePath: "/a"), statusCode: 404, httpVersion: nil,
                headerFields: ["Content-Type": "text/plain", "Content-Length": "12"]))
        #expect(response.statusCode == 404)
        #expect(response.value(forHTTPHeaderField: "content-type") == "text/plain")
        #expect(response.mimeType == "text/plain")
        #expect(response.expectedContentLength == 12)
    }
}
