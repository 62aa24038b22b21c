import Grading
import Testing

@Suite("Work in init")
struct WorkInInitTests {
    @Test func `is found even where the count came out right by luck`() {
        let diagram = Diagram(
            """
            want /a   |-----
            GET /a    o-+
            """, phase: .`init`)
        #expect(
            diagram.told == [
                "work-in-init: 1 request came from an init, under Picture: GET /a at 0 ms. "
                    + "An init runs each time the value is made, not each time something appears."
            ])
    }
}
