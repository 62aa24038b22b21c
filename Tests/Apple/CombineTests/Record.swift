import Combine

// Combine runs here on one thread without locks, so every suite of this module is on the main actor.

/// A subscriber's input as one line: its values, then `|` for the end or `✗` with the failure.
///
///     record([1, 2].publisher)        // "1 2 |"
func record<P: Publisher>(_ publisher: P) -> String {
    let record = Record()
    let cancellable = record.follow(publisher)
    defer { cancellable.cancel() }
    return record.line
}

/// A line of text that grows with each value that the recorded subscriptions receive.
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

enum Trouble: Error { case here }

/// Requests a fixed number of values, and more only when the test asks.
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
