import Combine

// Combine here runs on one thread and locks nothing, so every suite of this module is on the main actor.

/// What a subscriber was told, as one line: the values as they are, then `|` for the end or `✗` with the failure.
///
///     record([1, 2].publisher)        // "1 2 |"
func record<P: Publisher>(_ publisher: P) -> String {
    let record = Record()
    let cancellable = record.follow(publisher)
    defer { cancellable.cancel() }
    return record.line
}

/// A line that grows with what its subscriptions are told.
final class Record {
    private(set) var line = ""

    func follow<P: Publisher>(_ publisher: P, as name: String = "") -> AnyCancellable {
        publisher.sink { completion in
            switch completion {
            case .finished: self.note("\(name)|")
            case .failure(let error): self.note("\(name)✗ \(error)")
            }
        } receiveValue: { value in
            self.note("\(name)\(value)")
        }
    }

    func note(_ word: String) {
        line += line.isEmpty ? word : " \(word)"
    }
}

/// A failure for tests.
enum Trouble: Error { case here }

/// Asks for so many values and no more until told.
final class Patient<Input, Failure: Error>: Subscriber {
    private(set) var line = ""
    private var subscription: (any Subscription)?

    func receive(subscription: any Subscription) { self.subscription = subscription }

    func ask(for count: Int) { subscription?.request(.max(count)) }

    func cancel() { subscription?.cancel() }

    func receive(_ input: Input) -> Subscribers.Demand {
        line += line.isEmpty ? "\(input)" : " \(input)"
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .finished = completion { line += " |" } else { line += " ✗" }
    }
}
