import Testing

@testable import Lifecycle

@Suite struct `A function's name` {
    private func type(_ symbol: String) -> String? { MangledInit(symbol, module: "Answer")?.type }

    @Test func `is an init's if it initializes or allocates`() {
        #expect(type("$s6Answer5ModelCACycfc") == "Model")
        #expect(type("$s6Answer5ModelCACycfC") == "Model")
    }

    @Test func `is an init's if it computes a property's initial value`() {
        #expect(type("$s6Answer5ModelC5countSivpfi") == "Model")
    }

    @Test func `is not the app's if the module is another or the function is no init`() {
        #expect(type("$s5Other5ModelCACycfc") == nil)
        #expect(type("$s6Answer5ModelC4loadyyF") == nil)
        #expect(type("main") == nil)
    }
}
