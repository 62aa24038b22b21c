import Referee
import TestSupport
import Testing
import Wire

@Suite struct `A crash` {
    @Test func `shows the runtime's message and place`() {
        let place = SourceLocation(file: "Answer.swift", line: 9)
        let trace = Trace.ended(
            .crashed(signal: 5, message: "Fatal error: Index out of range", location: place))
        #expect(
            trace.told == [
                "crash: The app crashed at 250 ms (a Swift trap, SIGTRAP). Its message: Fatal error: "
                    + "Index out of range."
            ])
    }

    @Test func `may have no message`() {
        let trace = Trace.ended(.crashed(signal: 11, message: "", location: nil))
        #expect(
            trace.told == [
                "crash: The app crashed at 250 ms (memory, SIGSEGV). The app left no message. Endless "
                    + "recursion ends with this signal."
            ])
    }
}
