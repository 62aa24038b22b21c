import Testing

@testable import Lifecycle

@Suite struct `A function's name` {
    private func type(_ symbol: String) -> String? { MangledInit(symbol, module: "Answer")?.type }

    @Test func `is that of an init if it initialises or allocates`() {
        #expect(type("$s6Answer5ModelCACycfc") == "Model")
        #expect(type("$s6Answer5ModelCACycfC") == "Model")
    }

    @Test func `is that of an init if it computes the first value of a property`() {
        #expect(type("$s6Answer5ModelC5countSivpfi") == "Model")
    }

    @Test func `is none of ours in another module, or for another function`() {
        #expect(type("$s5Other5ModelCACycfc") == nil)
        #expect(type("$s6Answer5ModelC4loadyyF") == nil)
        #expect(type("main") == nil)
    }
}
