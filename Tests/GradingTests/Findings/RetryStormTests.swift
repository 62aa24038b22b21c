import Grading
import TestSupport
import Testing

@Suite struct `Retry storm` {
    @Test func `a seventh attempt at one want`() {
        let diagram = Diagram(
            """
            want /a   |---------------
            GET /a    o!o!o!o!o!o!o-+
            """)
        #expect(
            diagram.told == [
                "retry-storm: GET /a was requested 7 times in 1.2 s, although it kept failing. "
                    + "6 attempts are enough: wait longer before each, then give up and say so. "
                    + "They were sent by Picture's .task."
            ])
        #expect(diagram.findings.first?.requests == Array(1...7))
    }

    @Test func `six attempts are none, and neither are two wants of four`() {
        let patient = Diagram(
            """
            want /a   |-------------
            GET /a    o!o!o!o!o!o-+
            """)
        #expect(patient.told == [])
        let twice = Diagram(
            """
            want /a   |------|-|------|
            GET /a    o!o!o!o+.o!o!o!o+
            """)
        #expect(twice.told == [])
    }
}
