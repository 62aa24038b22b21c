import Combine
import Foundation
import Testing

@MainActor @Suite struct `An operator on one publisher` {
    let numbers = [1, 2, 3, 4].publisher

    @Test func `changes each value`() {
        #expect(record(numbers.map { $0 * 10 }) == "10 20 30 40 |")
        #expect(record(["a", "bc"].publisher.map(\.count)) == "1 2 |")
        #expect(record(["1", "x", "3"].publisher.compactMap { Int($0) }) == "1 3 |")
        #expect(record([1, nil, 3].publisher.replaceNil(with: 0)) == "1 0 3 |")
        #expect(record(numbers.scan(0, +)) == "1 3 6 10 |")
    }

    @Test func `stops when its closure throws`() {
        let odd = numbers.tryMap { if $0 == 3 { throw Trouble.here } else { $0 } }
        #expect(record(odd) == "1 2 ✗ here")
        #expect(record(odd.mapError { _ in URLError(.badURL) }.replaceError(with: 9)) == "1 2 9 |")
        #expect(record(odd.catch { _ in Just(7) }) == "1 2 7 |")
        #expect(record(odd.tryCatch { _ in Just(8) }) == "1 2 8 |")
        #expect(record(numbers.tryFilter { if $0 == 3 { throw Trouble.here } else { $0 > 1 } }) == "2 ✗ here")
    }

    @Test func `leaves values out`() {
        #expect(record(numbers.filter { $0 % 2 == 0 }) == "2 4 |")
        #expect(record([1, 1, 2, 2, 1].publisher.removeDuplicates()) == "1 2 1 |")
        #expect(record([1, 3, 2, 4].publisher.removeDuplicates { $0 % 2 == $1 % 2 }) == "1 2 |")
        #expect(record(numbers.dropFirst()) == "2 3 4 |")
        #expect(record(numbers.drop { $0 < 3 }) == "3 4 |")
        #expect(record(numbers.prefix(2)) == "1 2 |")
        #expect(record(numbers.prefix(0)) == "|")
        #expect(record(numbers.prefix { $0 < 3 }) == "1 2 |")
        #expect(record(numbers.first()) == "1 |")
        #expect(record(numbers.first { $0 > 2 }) == "3 |")
        #expect(record(numbers.output(at: 2)) == "3 |")
        #expect(record(numbers.last()) == "4 |")
        #expect(record(numbers.ignoreOutput()) == "|")
    }

    @Test func `reduces all values to one`() {
        #expect(record(numbers.reduce(0, +)) == "10 |")
        #expect(record(numbers.collect()) == "[1, 2, 3, 4] |")
        #expect(record(numbers.collect(3)) == "[1, 2, 3] [4] |")
        #expect(record(numbers.count()) == "4 |")
        #expect(record(numbers.max()) == "4 |")
        #expect(record(numbers.contains(3)) == "true |")
        #expect(record(numbers.allSatisfy { $0 < 4 }) == "false |")
        #expect(record(Empty<Int, Never>().replaceEmpty(with: 5)) == "5 |")
        #expect(record(Fail<Int, Trouble>(error: .here).collect()) == "✗ here")
    }

    @Test func `adds values before and after`() {
        #expect(record(numbers.prepend(0).append(5, 6)) == "0 1 2 3 4 5 6 |")
        #expect(record(Just(1).append(Just(2))) == "1 2 |")
        #expect(record(Fail<Int, Trouble>(error: .here).append(1)) == "✗ here")
    }

    @Test func `subscribes again after a failure`() {
        var tries = 0
        let shaky = Deferred { () -> AnyPublisher<Int, Trouble> in
            tries += 1
            return tries < 3
                ? Fail(error: .here).eraseToAnyPublisher()
                : Just(tries).setFailureType(to: Trouble.self).eraseToAnyPublisher()
        }
        #expect(record(shaky.retry(1)) == "✗ here")
        tries = 0
        #expect(record(shaky.retry(2)) == "3 |")
    }

    @Test func `encodes and decodes`() {
        struct Pet: Codable { var name: String }
        let data = Just(Pet(name: "Rex")).encode(encoder: JSONEncoder())
        #expect(record(data.decode(type: Pet.self, decoder: JSONDecoder()).map(\.name)) == "Rex |")
        let broken = Just(Data()).decode(type: Pet.self, decoder: JSONDecoder())
        #expect(record(broken.map(\.name).replaceError(with: "none")) == "none |")
    }

    @Test func `reports passing events`() {
        let told = Record()
        let cancellable = told.follow(
            numbers.prefix(2).handleEvents(
                receiveSubscription: { _ in told.note("subscribed") },
                receiveOutput: { told.note("out:\($0)") },
                receiveCompletion: { _ in told.note("ended") },
                receiveRequest: { told.note("\($0)") }))
        cancellable.cancel()
        #expect(told.line == "subscribed unlimited out:1 1 out:2 2 ended |")
    }
}
