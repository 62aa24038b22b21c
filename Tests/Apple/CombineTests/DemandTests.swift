import Combine
import Testing

@MainActor @Suite struct `Demand` {
    @Test func `limits how many values a sequence sends`() {
        let patient = Patient<Int, Never>()
        (1...).publisher.filter { $0 % 2 == 0 }.subscribe(patient)
        #expect(patient.line == "")
        patient.ask(for: 2)
        #expect(patient.line == "2 4")
        patient.ask(for: 1)
        #expect(patient.line == "2 4 6")
    }

    @Test func `makes a passthrough subject drop unrequested values`() {
        let (subject, patient) = (PassthroughSubject<Int, Never>(), Patient<Int, Never>())
        subject.subscribe(patient)
        subject.send(1)
        patient.ask(for: 1)
        subject.send(2)
        subject.send(3)
        #expect(patient.line == "2")
    }

    @Test func `makes a current value subject keep only the latest value`() {
        let (subject, patient) = (CurrentValueSubject<Int, Never>(0), Patient<Int, Never>())
        subject.subscribe(patient)
        subject.send(1)
        subject.send(2)
        patient.ask(for: 1)
        #expect(patient.line == "2")
    }

    @Test func `delays a last value until it is requested`() {
        let patient = Patient<Int, Never>()
        [1, 2].publisher.reduce(0, +).subscribe(patient)
        #expect(patient.line == "")
        patient.ask(for: 1)
        #expect(patient.line == "3 |")
    }

    @Test func `passes what is left to the next publisher`() {
        let patient = Patient<Int, Never>()
        [1, 2].publisher.append(3, 4).subscribe(patient)
        patient.ask(for: 3)
        #expect(patient.line == "1 2 3")
        patient.ask(for: 1)
        #expect(patient.line == "1 2 3 4 |")
    }

    @Test func `makes merge and zip hold early values`() {
        let patient = Patient<Int, Never>()
        [1, 2].publisher.merge(with: [3].publisher).subscribe(patient)
        patient.ask(for: 2)
        #expect(patient.line == "1 2")
        patient.ask(for: 2)
        #expect(patient.line == "1 2 3 |")
    }

    @Test func `adds and subtracts`() {
        #expect(Subscribers.Demand.max(2) + .max(3) == .max(5))
        #expect(Subscribers.Demand.unlimited - .max(3) == .unlimited)
        #expect(Subscribers.Demand.max(1) - .max(3) == .none)
        #expect(Subscribers.Demand.unlimited > .max(1_000_000))
    }
}
