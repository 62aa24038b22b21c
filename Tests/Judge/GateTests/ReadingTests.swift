import Foundation
import Gate
import Testing
import Wire

@Suite struct `The gate` {
    func findings(_ bytes: [UInt8]) -> [GateFinding] {
        Gate.read([Source(name: "Answer.swift", bytes: bytes)]).refusals
    }

    @Test func `distinguishes an empty file from an empty answer`() {
        #expect(findings([]).map(\.fact) == ["The file is empty."])
        #expect(findings(Array(" \n\n".utf8)).map(\.fact) == ["The file is empty."])
        #expect(findings(Array("// later".utf8)).isEmpty)
    }

    @Test func `refuses bytes that are not text`() {
        #expect(findings([0x6c, 0xff, 0xfe]).map(\.fact) == ["The file is not UTF-8 text."])
        #expect(
            findings([0x6c, 0x00]).map(\.fact) == ["The file contains null bytes, so it is not Swift source."]
        )
        #expect(
            findings(Array(repeating: 0x20, count: Gate.sizeLimit + 1)).map(\.fact) == [
                "The file is larger than 256 KB."
            ])
    }

    @Test func `reads a byte order mark and Windows line ends as text`() {
        #expect(
            findings([0xef, 0xbb, 0xbf] + Array("import SwiftUI\r\nimport Glibc\r\n".utf8)).map(\.line) == [2]
        )
    }

    @Test func `counts columns like the compiler`() {
        #expect(verdict("let ü = 1; exit(0)") == ["1:13 process"])
    }

    @Test func `knows the names that other files declare`() {
        let sources = ["func exit() {}", "func leave() { exit() }"].enumerated()
            .map { Source(name: "\($0).swift", bytes: Array($1.utf8)) }
        #expect(Gate.read(sources).refusals.isEmpty)
    }

    @Test func `leaves broken source to the compiler`() {
        #expect(verdict("struct { func ( } let = = ").isEmpty)
        #expect(rules("struct { func ( } exit(0)") == ["process"])
    }

    @Test(arguments: [
        "(", "[", "{", "a.", "!", "{ x in ", "try ", "a ? b : ", "if a { } else ", "-", "\"\\(",
    ])
    func `refuses or reads endless nesting, and never crashes`(piece: String) async {
        let bytes = Array(String(repeating: piece, count: 100_000 / piece.utf8.count).utf8)
        // The thread has a large stack, because the parser recurses as deeply as the source is
        // nested.
        let findings: [GateFinding] = await withCheckedContinuation { done in
            let thread = Thread {
                done.resume(returning: Gate.read([Source(name: "A.swift", bytes: bytes)]).refusals)
            }
            thread.stackSize = 512 << 20
            thread.start()
        }
        #expect(findings.allSatisfy { $0.rule == "nesting" })
    }

    @Test func `accepts many brackets that close again`() {
        #expect(verdict("let x = [" + String(repeating: "[(1, 2)], ", count: 2000) + "]").isEmpty)
        #expect(verdict("let x = " + String(repeating: "[", count: 20)) == ["1:1 nesting"])
    }

    @Test func `accepts a screenful of ordinary SwiftUI`() {
        let source = """
            import SwiftUI

            @Observable @MainActor final class Store {
                enum Phase { case idle, loading, failed(any Error), loaded([Item]) }
                private(set) var phase: Phase = .idle
                private var task: Task<Void, Never>?
                func reload() {
                    task?.cancel()
                    task = Task { [weak self] in
                        do {
                            let (data, _) = try await URLSession.shared.data(from: URL(string: "https://a.test/i")!)
                            self?.phase = .loaded(try JSONDecoder().decode([Item].self, from: data))
                        } catch is CancellationError { } catch { self?.phase = .failed(error) }
                    }
                }
            }
            struct Item: Codable, Identifiable { let id: Int; var open, read: Bool }
            struct ContentView: View {
                @State private var store = Store()
                @Environment(\\.dismiss) private var dismiss
                @FocusState private var focused: Bool
                init() { _store = State(initialValue: Store()) }
                var body: some View {
                    let _ = Self._printChanges()
                    NavigationStack {
                        List { Text("exit(0)").onTapGesture { remove(1); dismiss() } }
                            .task(id: focused) { store.reload() }
                            .refreshable { try? await Task.sleep(for: .seconds(1)) }
                    }
                }
                func remove(_ index: Int) { print(index) }
            }
            #Preview { ContentView() }
            """
        #expect(verdict(source).isEmpty)
    }
}
