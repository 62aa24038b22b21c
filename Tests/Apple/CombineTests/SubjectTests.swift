import Combine
import Foundation
import Testing

@MainActor @Suite struct `Subjects and subscriptions` {
    @Test func `a passthrough subject keeps nothing`() {
        let (subject, told) = (PassthroughSubject<Int, Trouble>(), Record())
        subject.send(1)
        let cancellable = told.follow(subject)
        subject.send(2)
        subject.send(completion: .failure(.here))
        subject.send(3)
        cancellable.cancel()
        #expect(told.line == "2 ✗ here")
        #expect(record(subject) == "✗ here")
    }

    @Test func `a current value subject starts with its value`() {
        let (subject, told) = (CurrentValueSubject<Int, Never>(0), Record())
        let cancellable = subject.sink { told.note("\($0) is \(subject.value)") }
        subject.value = 1
        subject.send(2)
        cancellable.cancel()
        #expect(told.line == "0 is 0 1 is 1 2 is 2")
    }

    @Test func `a subscription ends with its last reference`() {
        let (subject, told) = (PassthroughSubject<Int, Never>(), Record())
        var cancellables: Set<AnyCancellable> = []
        told.follow(subject).store(in: &cancellables)
        subject.send(1)
        cancellables = []
        subject.send(2)
        #expect(told.line == "1")
    }

    @Test func `a cancelled subscription releases its closures`() {
        final class Witness {}
        let subject = PassthroughSubject<Int, Never>()
        var witness: Witness? = Witness()
        weak let seen = witness
        let cancellable = subject.map { $0 }.sink { [witness] _ in _ = witness }
        witness = nil
        #expect(seen != nil)
        cancellable.cancel()
        #expect(seen == nil)
    }

    @Test func `a future runs its closure at once and only once`() {
        var runs = 0
        let future = Future<Int, Never> { promise in
            runs += 1
            promise(.success(runs))
        }
        #expect(runs == 1)
        #expect(record(future) == "1 |")
        #expect(record(future) == "1 |")
        #expect(record(Deferred { Just(runs) }) == "1 |")
    }

    @Test func `assign writes to a property`() {
        final class Lamp { var isOn = false }
        let lamp = Lamp()
        let cancellable = Just(true).assign(to: \.isOn, on: lamp)
        cancellable.cancel()
        #expect(lamp.isOn)
    }

    @Test func `a notification center sends posts to its subscribers`() {
        let (center, told) = (NotificationCenter(), Record())
        let name = Notification.Name("lamp")
        let cancellable = told.follow(center.publisher(for: name).map { $0.object as? String ?? "nobody" })
        center.post(name: name, object: "a")
        cancellable.cancel()
        center.post(name: name, object: "b")
        #expect(told.line == "a")
    }

    @Test func `optionals and results are publishers`() {
        #expect(record(Int?.some(1).publisher) == "1 |")
        #expect(record(Int?.none.publisher) == "|")
        #expect(record(Result<Int, Trouble>.failure(.here).publisher) == "✗ here")
    }
}
