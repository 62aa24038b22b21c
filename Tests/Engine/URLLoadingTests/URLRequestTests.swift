import Foundation
import Testing
import URLLoading

@Suite struct `A request` {
    private let url = URL(filePath: "/a")

    @Test func `finds header fields in any case`() {
        var request = URLRequest(url: url)
        request.setValue("text", forHTTPHeaderField: "Accept")
        request.addValue("json", forHTTPHeaderField: "ACCEPT")
        #expect(request.value(forHTTPHeaderField: "accept") == "text,json")
        #expect(request.allHTTPHeaderFields?.count == 1)
        request.setValue(nil, forHTTPHeaderField: "aCCept")
        #expect(request.value(forHTTPHeaderField: "Accept") == nil)
    }

    @Test func `without a method is a GET`() {
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        request.httpMethod = nil
        #expect(request.httpMethod == "GET")
    }

    @Test func `equals a request with equal content`() {
        var (left, right) = (URLRequest(url: url), URLRequest(url: url))
        #expect(left == right)
        left.httpBody = Data([1])
        #expect(left != right)
        right.httpBody = Data([1])
        #expect(Set([left, right]).count == 1)
    }
}
