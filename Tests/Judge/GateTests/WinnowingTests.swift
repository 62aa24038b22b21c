import Testing
import Wire

@testable import Gate

@Suite struct `A source's token marks` {
    private static let source = """
        import SwiftUI

        struct Picture: View {
            @State private var phase = Phase.loading
            let address: URL

            var body: some View {
                VStack { if phase == .loading { ProgressView() } else { Text("Done") } }
                    .task(id: address) {
                        guard let (data, _) = try? await URLSession.shared.data(from: address) else { return }
                        phase = data.count > 100 ? .loaded : .failed
                    }
            }
        }
        """

    private func hashes(_ source: String) -> Set<UInt32> {
        Set(Winnowing.marks(of: Array(source.utf8)).map(\.hash))
    }

    @Test func `survive other names, texts, numbers, comments and line ends`() {
        let copy = Self.source.replacing("phase", with: "zustand").replacing("\"Done\"", with: "\"Fertig\"")
            .replacing("100", with: "7").replacing("\n", with: "  // mine\n\n")
        #expect(hashes(copy) == hashes(Self.source))
    }

    @Test func `include the marks of each part`() {
        let part = Self.source.split(separator: "\n").dropFirst(6).joined(separator: "\n")
        let shared = hashes(part).intersection(hashes(Self.source))
        #expect(shared.count * 10 >= hashes(part).count * 8)
    }

    @Test func `differ from the marks of other code`() {
        let other = """
            func sum(_ values: [Int]) -> Int {
                var total = 0
                for value in values where value > 0 { total += value }
                return total
            }
            """
        #expect(hashes(other).isDisjoint(with: hashes(Self.source)))
    }

    @Test func `name their lines`() {
        for mark in Winnowing.marks(of: Array(Self.source.utf8)) {
            #expect(mark.from >= 1 && mark.from <= mark.to && mark.to <= 15)
        }
    }

    @Test(arguments: ["", "let a = 1", "}{ ][ \u{0} \"", "let a = \"unfinished"])
    func `are few in short or broken source, which never crashes the gate`(source: String) {
        #expect(Winnowing.marks(of: Array(source.utf8)).count < 3)
    }
}
