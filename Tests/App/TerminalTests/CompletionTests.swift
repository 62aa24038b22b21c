import Testing

@testable import Terminal

@Suite struct `Completion with Tab` {
    @Test func `completes a single candidate, and adds a space if no value follows`() {
        #expect(Completion(of: "ver", from: ["verify", "read"]) == .insert("ify "))
        #expect(Completion(of: "show he", from: ["height="]) == .insert("ight="))
    }

    @Test func `extends the word up to where the candidates differ`() {
        #expect(Completion(of: "open s", from: ["search", "search-again"]) == .insert("earch"))
    }

    @Test func `lists candidates that share no further letters`() {
        #expect(Completion(of: "open 6.", from: ["6.1", "6.2"]) == .choose(["6.1", "6.2"]))
    }

    @Test func `does nothing without a candidate`() {
        #expect(Completion(of: "xyz", from: ["verify"]) == .nothing)
    }
}
