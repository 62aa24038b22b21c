import Lifecycle
import Testing

/// Tests the comparison by which the engine decides whether a body must run again.
@MainActor @Suite struct `Two values are equal` {
    private func same<Value>(_ left: Value, _ right: Value) -> Bool { ValueComparison.areEqual(left, right) }

    // MARK: - Plain data

    private struct Plain: Equatable {
        var number: Int
        static func == (left: Self, right: Self) -> Bool { true }
    }

    @Test func `if they are plain data with equal fields, whatever == returns`() {
        #expect(same(Plain(number: 1), Plain(number: 1)))
        #expect(!same(Plain(number: 1), Plain(number: 2)))
    }

    private struct Gap {
        var small: UInt8
        var large: UInt64
    }

    @Test func `whatever the padding between their fields contains`() {
        #expect(same(filled(with: 0x00), filled(with: 0xff)))
        var other = filled(with: 0x00)
        other.large = 3
        #expect(!same(filled(with: 0x00), other))
    }

    private func filled(with byte: UInt8) -> Gap {
        withUnsafeTemporaryAllocation(of: Gap.self, capacity: 1) { place in
            UnsafeMutableRawBufferPointer(place).initializeMemory(as: UInt8.self, repeating: byte)
            place[0].small = 1
            place[0].large = 2
            return place[0]
        }
    }

    @Test func `if they are numbers with equal bits`() {
        #expect(same(1.5, 1.5))
        #expect(!same(1.5, 1.25))
        #expect(same(Double.nan, Double.nan), "otherwise a body that reads it runs forever")
    }

    @Test func `if they are tuples of equal values`() {
        #expect(same((1, "a"), (1, "a")))
        #expect(!same((1, "a"), (1, "b")))
    }

    // MARK: - Values with an ==

    private struct Titled: Equatable {
        var title: String
        var note: String
        static func == (left: Self, right: Self) -> Bool { left.title == right.title }
    }

    @Test func `if they are not plain data and == returns true`() {
        #expect(same(Titled(title: "a", note: "1"), Titled(title: "a", note: "2")))
        #expect(!same(Titled(title: "a", note: "1"), Titled(title: "b", note: "1")))
    }

    private struct Holder {
        var titled: Titled
        var count: Int
    }

    @Test func `if each field is equal by its own rule`() {
        let holder = Holder(titled: Titled(title: "a", note: "1"), count: 1)
        #expect(same(holder, Holder(titled: Titled(title: "a", note: "2"), count: 1)))
        #expect(!same(holder, Holder(titled: Titled(title: "a", note: "1"), count: 2)))
    }

    // MARK: - Objects and closures

    private final class Model { func load() {} }
    private struct Screen { var model: Model }

    @Test func `if they hold the same object`() {
        let model = Model()
        #expect(same(Screen(model: model), Screen(model: model)))
        #expect(!same(Screen(model: model), Screen(model: Model())))
    }

    private struct Row { var action: () -> Void }

    @Test func `if they hold one closure, or a closure without captures`() {
        let number = newNumber()
        let row = Row(action: { _ = number })
        #expect(same(row, row))
        func empty() -> Row { Row(action: {}) }
        #expect(same(empty(), empty()))
        #expect(!same(empty(), Row(action: { print("other code") })))
    }

    @Test func `if they hold one object's method, taken at one place`() {
        let model = Model()
        func row(of model: Model) -> Row { Row(action: model.load) }
        #expect(same(row(of: model), row(of: model)))
        #expect(!same(row(of: model), row(of: Model())))
    }

    @Test func `but not if they hold a closure with captures`() {
        func row(_ number: Int) -> Row { Row(action: { print(number) }) }
        #expect(!same(row(newNumber()), row(newNumber())))
    }

    private func newNumber() -> Int { .random(in: 0...9) }

    // MARK: - Enums

    private enum Phase {
        case idle
        case short(UInt8)
        case loaded(items: [String], at: Int)
        case failed(any Error)
        case waiting(() -> Void)
    }

    private struct Failure: Error { var code: Int }

    @Test func `if they are the same case with equal payloads`() {
        #expect(same(Phase.idle, .idle))
        #expect(!same(Phase.idle, .short(0)))
        #expect(same(Phase.short(1), .short(1)))
        #expect(!same(Phase.short(1), .short(2)))
        #expect(same(Phase.loaded(items: ["a"], at: 1), .loaded(items: ["a"], at: 1)))
        #expect(!same(Phase.loaded(items: ["a"], at: 1), .loaded(items: ["a"], at: 2)))
        #expect(same(Phase.failed(Failure(code: 1)), .failed(Failure(code: 1))))
        #expect(!same(Phase.failed(Failure(code: 1)), .failed(Failure(code: 2))))
        #expect(!same(Phase.waiting({}), .waiting({ print() })))
    }

    private enum Direction: Equatable {
        case up, down
        static func == (left: Self, right: Self) -> Bool { true }
    }

    @Test func `if they are plain data and the same case, whatever == returns`() {
        #expect(same(Direction.up, .up))
        #expect(!same(Direction.up, .down))
    }

    @Test func `if both are nil or contain equal values`() {
        #expect(same(Int?.none, nil))
        #expect(!same(Int?.none, 0))
        #expect(same(Int?.some(1), 1))
        #expect(same(Screen?.none, nil))
        let screen = Screen(model: Model())
        #expect(same(Screen?.some(screen), screen))
        #expect(!same(Screen?.some(screen), Screen(model: Model())))
        #expect(same(Int??.some(nil), .some(nil)))
        #expect(!same(Int??.some(nil), nil))
    }

    // MARK: - Boxes

    @Test func `if their boxes contain equal values`() {
        #expect(same(1 as Any, 1 as Any))
        #expect(!same(1 as Any, 2 as Any))
        #expect(!same(1 as Any, "1" as Any))
        #expect(same(Gap(small: 1, large: 2) as Any, Gap(small: 1, large: 2) as Any))
        let model = Model()
        #expect(same(model as AnyObject, model as AnyObject))
        #expect(!same(model as AnyObject, Model() as AnyObject))
    }

    private protocol Themed {}
    private struct Dark: Themed { var level: Int }

    @Test func `if their boxes of any protocol contain equal values`() {
        #expect(same(Dark(level: 1) as any Themed, Dark(level: 1) as any Themed))
        #expect(!same(Dark(level: 1) as any Themed, Dark(level: 2) as any Themed))
    }
}
