import Testing
import Wire

@testable import Mutation

@Suite struct `An operator` {
    @Test(arguments: OperatorExample.all) func `makes exactly its mutants`(example: OperatorExample) {
        let source = Array(example.before.utf8)
        let own = Mutation.mutants(of: source).filter { $0.name.hasPrefix("\(example.operation) ") }
        #expect(own.map { String(decoding: $0.applied(to: source), as: UTF8.self) } == example.after)
    }

    @Test func `has an example in this folder`() {
        #expect(Set(OperatorExample.all.map(\.operation)) == Set(Mutation.operators.map { $0.name }))
    }

    @Test func `has a unique name and a sentence`() {
        #expect(Set(Mutation.operators.map { $0.name }).count == Mutation.operators.count)
        for operation in Mutation.operators {
            #expect(operation.sentence.hasSuffix("."), "\(operation.name)")
            #expect(operation.name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(operation.name)")
        }
    }
}
