import Testing

@testable import Referee

/// The message of a crash, from the last lines that a program prints.
@Suite struct `A crash report` {
    @Test func `names the fault and its line`() {
        let report = CrashReport("loading\nAnswer/Row.swift:12: Fatal error: Index out of range\n")
        #expect(report.message == "Fatal error: Index out of range")
        #expect(report.location?.line == 12)
    }

    @Test func `names the line in an app of any module, and no line of a library`() {
        let report = CrashReport("Dash/Service.swift:36: Assertion failed\nCurrent stack trace:\n")
        #expect(report.message == "Assertion failed")
        #expect(report.location?.line == 36)
        #expect(CrashReport("Swift/Array.swift:600: Fatal error: Index out of range").location == nil)
    }

    @Test func `names the runtime's own fault, and not a line of its stack`() {
        let report = CrashReport(
            """
            Object was deallocated twice
            Current stack trace:
            0    libswiftCore.so 0x00 fatalError + 1
            34   course-host 0x01 _start + 33
            """)
        #expect(report.message == "Object was deallocated twice")
    }
}
