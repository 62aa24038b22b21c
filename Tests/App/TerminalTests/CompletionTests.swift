import Testing

@testable import Terminal

@Suite struct `Completion with Tab` {
    @Test func `finishes a single candidate, and adds a space where no value follows`() {
        #expect(Completion(of: "ver", from: ["verify", "read"]) == .insert("ify "))
        #expect(Completion(of: "show he", from: ["height="]) == .insert("ight="))
    }

    @Test func `extends the word as far as several candidates agree`() {
        #expect(Completion(of: "open s", from: ["search", "search-again"]) == .insert("earch"))
    }

    @Test func `shows candidates that agree no further`() {
        #expect(Completion(of: "open 6.", from: ["6.1", "6.2"]) == .choose(["6.1", "6.2"]))
    }

    @Test func `does nothing without a candidate`() {
        #expect(Completion(of: "xyz", from: ["verify"]) == .nothing)
    }
}
