import Testing
import Wire

@testable import Mutation

@Suite struct `A mutant` {
    private static let source = """
        struct Page: View {
            var body: some View {
                list.task(id: address) { await load() }
            }
            func load() async {
                if Task.isCancelled { return }
                if Task.isCancelled { return }
            }
        }
        """

    private func names(_ source: String) -> [String] {
        Mutation.mutants(of: Array(source.utf8)).map(\.name)
    }

    @Test func `keeps its name when lines move`() {
        let moved = "// A line more.\n\n" + Self.source.replacing("    ", with: "  ")
        #expect(names(moved) == names(Self.source))
        #expect(!names(moved).isEmpty)
    }

    @Test func `has a unique name and text`() {
        let mutants = Mutation.mutants(of: Array(Self.source.utf8))
        #expect(Set(mutants.map(\.name)).count == mutants.count)
        #expect(Set(mutants.map { $0.applied(to: Array(Self.source.utf8)) }).count == mutants.count)
        #expect(names(Self.source).contains("drop-cancellation-check if Task.isCancelled { return } (2)"))
    }

    @Test func `names its line and the mistake that a person would make`() throws {
        let mutant = try #require(Mutation.mutants(of: Array(Self.source.utf8)).first)
        #expect(mutant.name == "drop-task-id id:address")
        #expect(mutant.line == 3)
        #expect(mutant.sentence.hasSuffix("."))
    }

    @Test func `has a name that is a YAML key without quotes`() {
        #expect(
            MutantName.of("drop-modifier", changing: ".frame(\n  width: 3) #x")
                == "drop-modifier .frame( width:3)#x")
        #expect(
            MutantName.of("a", changing: String(repeating: "b", count: 80)).count == 2 + MutantName.longest)
    }

    @Test func `is not made by an edit outside the source`() {
        let edits = [
            Mutant.Edit(start: 1, end: 2, replacement: "x"), .init(start: 2, end: 9, replacement: "y"),
        ]
        let mutant = Mutant(name: "", sentence: "", line: 1, edits: edits)
        #expect(mutant.applied(to: Array("abc".utf8)) == Array("axc".utf8))
    }
}
