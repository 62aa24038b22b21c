import Testing

@testable import Terminal

@Suite struct CompletionTests {
    @Test func `one candidate is finished and followed by a space`() {
        #expect(Completion(of: "ver", from: ["verify", "read"]) == .insert("ify "))
        #expect(Completion(of: "show he", from: ["height="]) == .insert("ight="))
    }

    @Test func `several candidates grow the word as far as they agree`() {
        #expect(Completion(of: "open s", from: ["search", "search-again"]) == .insert("earch"))
    }

    @Test func `several candidates that agree no further are shown`() {
        #expect(Completion(of: "open 6.", from: ["6.1", "6.2"]) == .choose(["6.1", "6.2"]))
    }

    @Test func `no candidate does nothing`() {
        #expect(Completion(of: "xyz", from: ["verify"]) == .nothing)
    }
}
