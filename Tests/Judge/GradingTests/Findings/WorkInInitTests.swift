import Grading
import TestSupport
import Testing

@Suite struct `Work in init` {
    @Test func `is found even if the number of requests is right by luck`() {
        let diagram = Diagram(
            """
            want /a   |-----
            GET /a    o-+
            """, phase: .`init`)
        #expect(
            diagram.told == [
                "work-in-init: 1 request came from an init, under Picture: GET /a at 0 ms. An init runs "
                    + "each time the value is created, not each time the view appears. Nothing "
                    + "cancels the work of an init when the view disappears."
            ])
    }

    @Test(arguments: [("Loader", "Loader's init, under Picture"), ("Picture", "Picture's init")])
    func `names the type of the init`(type: String, place: String) {
        let diagram = Diagram(
            """
            want /a   |-----
            GET /a    o-+
            """, phase: .`init`, type: type)
        #expect(diagram.told.first?.hasPrefix("work-in-init: 1 request came from \(place): GET /a") == true)
    }

    @Test func `names the created type in every finding`() {
        let diagram = Diagram(
            "want /a   |-|\nGET /a    o---+", phase: .`init`, type: "Contact", isUnowned: true)
        let told = diagram.told.first { $0.hasPrefix("missing-cancellation") }
        #expect(
            told?.hasSuffix("by a Task that no view owns, begun in Contact's init.") == true,
            "\(diagram.told)")
    }
}
