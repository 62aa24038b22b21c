import Foundation
import Testing

@testable import Workshop

/// Reads the compiled libraries of answers, and finds answers that can keep state between two runs
/// of one process.
@Suite(.serialized) struct `An answer` {
    let workshop: Workshop

    init() throws {
        workshop = try SmallEngine.workshop(.strongest(environment: ProcessInfo.processInfo.environment))
    }

    @Test(arguments: [
        "@MainActor var count = 0",
        "private let began = Date.now",
        "final class Store: Sendable { static let shared = Store() }",
        "actor Likes { private static var all: [Int] = [] ; static func add() { } }",
        "enum Trail { @TaskLocal static var id = 0 }",
        "@MainActor enum Lazy { fileprivate static var text: String = { \"a\" }() }",
        "func remember() { UserDefaults.standard.set(1, forKey: \"a\") }",
        "func watch() { NotificationCenter.default.post(name: Notification.Name(\"a\"), object: nil) }",
        "func mark(_ key: DispatchSpecificKey<Int>) { DispatchQueue.main.setSpecific(key: key, value: 1) }",
        "func tick() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }",
        "func queue() { OperationQueue.main.addOperation { } }",
        "final class Node: Hashable { static func == (a: Node, b: Node) -> Bool { a === b }; "
            + "func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) } }",
        "func zone() { NSTimeZone.default = TimeZone(secondsFromGMT: 0)! }",
    ])
    func `that can keep state never runs twice in one process`(source: String) throws {
        #expect(try !mayStay(source))
    }

    @Test(arguments: [
        "struct Point { var x = 0; lazy var y = x; static var zero: Point { Point() } }",
        "@Observable final class Model { var items: [Int] = []; func load() async { items.append(1) } }",
        "actor Cache { var known: [URL: Data] = [:]; func get(_ url: URL) -> Data? { known[url] } }",
        "func decoded(_ data: Data) throws -> [String] { try JSONDecoder().decode([String].self, from: data) }",
        "func told() -> String { Date.now.formatted(.iso8601) + UUID().uuidString + \"\\(Int.random(in: 0..<3))\" }",
        "enum Kind: String, CaseIterable, Codable { case a, b }",
        "func later() { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { } }",
        "func grouped() { let group = DispatchGroup(); DispatchQueue.global().async(group: group) { } }",
    ])
    func `that keeps no state may run twice in one process`(source: String) throws {
        #expect(try mayStay(source))
    }

    @Test func `of unknown origin never runs twice in one process`() throws {
        let cautious = Workshop(
            toolchain: workshop.toolchain, engine: workshop.engine, sandbox: workshop.sandbox,
            isForStrangers: true)
        #expect(try !mayStay("struct Point { var x = 0 }", in: cautious))
    }

    @Test func `whose library cannot be read counts as keeping state`() {
        #expect(LastingState.isPossible(in: nil))
    }

    private func mayStay(_ source: String, in workshop: Workshop? = nil) throws -> Bool {
        let result = try (workshop ?? self.workshop).build(
            .saying("ok", beside: "import Foundation\n" + source))
        guard case .built(let app) = result else { throw NotBuilt(result: "\(result)") }
        return app.mayStay
    }

    private struct NotBuilt: Error { let result: String }
}
