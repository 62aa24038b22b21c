import Combine
import Testing

@MainActor @Suite struct `Demand` {
    @Test func `a sequence gives what is asked for`() {
        let patient = Patient<Int, Never>()
        (1...).publisher.filter { $0 % 2 == 0 }.subscribe(patient)
        #expect(patient.line == "")
        patient.ask(for: 2)
        #expect(patient.line == "2 4")
        patient.ask(for: 1)
        #expect(patient.line == "2 4 6")
    }

    @Test func `a passthrough subject drops what was not asked for`() {
        let (subject, patient) = (PassthroughSubject<Int, Never>(), Patient<Int, Never>())
        subject.subscribe(patient)
        subject.send(1)
        patient.ask(for: 1)
        subject.send(2)
        subject.send(3)
        #expect(patient.line == "2")
    }

    @Test func `a current value subject keeps the latest`() {
        let (subject, patient) = (CurrentValueSubject<Int, Never>(0), Patient<Int, Never>())
        subject.subscribe(patient)
        subject.send(1)
        subject.send(2)
        patient.ask(for: 1)
        #expect(patient.line == "2")
    }

    @Test func `a last value waits until it is wanted`() {
        let patient = Patient<Int, Never>()
        [1, 2].publisher.reduce(0, +).subscribe(patient)
        #expect(patient.line == "")
        patient.ask(for: 1)
        #expect(patient.line == "3 |")
    }

    @Test func `what is left of it goes to the next publisher`() {
        let patient = Patient<Int, Never>()
        [1, 2].publisher.append(3, 4).subscribe(patient)
        patient.ask(for: 3)
        #expect(patient.line == "1 2 3")
        patient.ask(for: 1)
        #expect(patient.line == "1 2 3 4 |")
    }

    @Test func `merge and zip hold what comes too early`() {
        let patient = Patient<Int, Never>()
        [1, 2].publisher.merge(with: [3].publisher).subscribe(patient)
        patient.ask(for: 2)
        #expect(patient.line == "1 2")
        patient.ask(for: 2)
        #expect(patient.line == "1 2 3 |")
    }

    @Test func `counts`() {
        #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
        #expect(Subscribers.Demand.unlimited - .max(3) == .unlimited)
        #expect(Subscribers.Demand.max(1) - .max(3) == .none)
        #expect(Subscribers.Demand.unlimited > .max(1_000_000))
    }
}
