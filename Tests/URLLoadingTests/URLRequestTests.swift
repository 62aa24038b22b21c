import Foundation
import Testing
import URLLoading

struct URLRequestTests {
    private let url = URL(filePath: "/a")

    @Test func `header fields are found in any case`() {
        var request = URLRequest(url: url)
        request.setValue("text", forHTTPHeaderField: "Accept")
        request.addValue("json", forHTTPHeaderField: "ACCEPT")
        #expect(request.value(forHTTPHeaderField: "accept") == "text,json")
        #expect(request.allHTTPHeaderFields?.count == 1)
        request.setValue(nil, forHTTPHeaderField: "aCCept")
        #expect(request.value(forHTTPHeaderField: "Accept") == nil)
    }

    @Test func `no method means GET`() {
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.httpMethod = nil
        #expect(request.httpMethod == "GET")
    }

    @Test func `two of the same content are equal`() {
        var (left, right) = (URLRequest(url: url), URLRequest(url: url))
        #expect(left == right)
        left.httpBody = Data([1])
        #expect(left != right)
        right.httpBody = Data([1])
        #expect(Set([left, right]).count == 1)
    }
}
