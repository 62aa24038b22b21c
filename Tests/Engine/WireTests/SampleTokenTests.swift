import Testing
import Wire

@Suite struct `A sample's token` {
    @Test(arguments: [
        SampleToken(word: "bafelomu", number: 0), SampleToken(word: "a", number: .max),
        SampleToken(word: "bafelomu", number: 7, count: 0),
        SampleToken(word: "bafelomu", number: 7, count: 25),
    ])
    func `is read back unchanged`(token: SampleToken) {
        #expect(SampleToken(body: token.body) == token)
    }

    @Test func `is JSON`() {
        let body = SampleToken(word: "bafelomu", number: 7, count: 0).body
        #expect(String(decoding: body, as: UTF8.self) == #"{"sample":"bafelomu","number":7,"count":0}"#)
    }

    @Test(arguments: [
        "", "{}", #"{"sample":"","number":7}"#, #"{"sample":"A","number":7}"#, #"{"sample":"a","number":-1}"#,
        #"{"sample":"a","number":07}"#, #"{"sample":"a","number":7} "#,
        #"{"sample":"a","number":4294967296}"#,
        #"{"sample":"a"}"#, #"{"sample":"a","number":7,"empty":false}"#,
    ])
    func `differs from every other text`(text: String) {
        #expect(SampleToken(body: Array(text.utf8)) == nil)
    }
}
