import Scenario
import Testing
import Wire

@testable import Referee

@Suite struct `The description of a screen` {
    private func words(_ rows: Int) -> String {
        var eye = ScreenReader(errors: [])
        eye.screen = (0..<rows).map { ScreenLine(.text, "Row \($0)") }
        return eye.description(knowing: SentBodies())
    }

    @Test func `tells a refused picture from a good one, and an old one from the latest`() {
        let path = Resource(path: "/a")
        let maker = BodyMaker(seed: 1)
        var bodies = SentBodies()
        var marks: [BodyMark] = []
        for (request, status) in [200, 404, 200].enumerated() {
            var picture = maker.picture(for: request)
            picture.status = status
            bodies.add(picture, to: 1, from: path)
            marks.append(BodyMark(of: picture.body))
        }
        let eyes = marks.map { ScreenReader().looking(at: [ScreenLine(.image, $0.fingerprint)]) }
        #expect(eyes.map { $0.holds(.image(path), isExpected: true, given: bodies) } == [false, false, true])
        #expect(
            eyes.map { $0.holds(.image(path), isExpected: false, given: bodies) } == [false, false, false])
        #expect(eyes[1].description(knowing: bodies) == "the picture of /a, which came with status 404")
    }

    @Test func `may show the newest request's response although an older request's response came later`() {
        let path = Resource(path: "/a")
        var bodies = SentBodies()
        for (request, text) in [(1, "the first text"), (3, "the newest text"), (2, "the late text")] {
            bodies.add(
                Response(status: 200, headers: [:], body: Array(text.utf8)), to: request, from: path)
        }
        func holds(_ text: String) -> Bool {
            ScreenReader().looking(at: [ScreenLine(.text, text)]).sees(.body(path), of: bodies)
        }
        #expect(
            [holds("the first text"), holds("the newest text"), holds("the late text")] == [
                false, true, true,
            ])
    }

    @Test func `calls a text old if it holds an earlier body, and not if it shares a space with one`() {
        let resource = Resource(path: "/basket")
        var bodies = SentBodies()
        for text in ["4", " ", "tea and milk", "tea and milk and sugar"] {
            bodies.add(Response(status: 200, headers: [:], body: Array(text.utf8)), to: 1, from: resource)
        }
        #expect(["4 offers", "0 offers", "Ready to order"].map(bodies.age) == ["", "", ""])
        #expect(bodies.age(of: "4") == " (of an earlier response)")
        #expect(bodies.age(of: "Today: tea and milk") == " (of an earlier response)")
        #expect(bodies.age(of: "Today: tea and milk and sugar") == "")
    }

    @Test func `names everything on a short screen`() {
        #expect(words(0) == "nothing")
        #expect(words(2) == "\"Row 0\", \"Row 1\"")
        #expect(words(20).hasSuffix(", \"Row 19\""))
    }

    @Test func `is cut for a long screen, with the number of omitted lines`() {
        #expect(words(21).hasSuffix(", \"Row 19\", and 1 more"))
        #expect(words(500).hasSuffix(", \"Row 19\", and 480 more"))
    }

    @Test func `has a whole text only without other words`() {
        let sees = { (text: String, sight: Sight) in
            ScreenReader().looking(at: [ScreenLine(.text, text)]).sees(sight, of: SentBodies())
        }
        #expect(sees(" No picture\n", .wholeText("No picture")))
        #expect(!sees("No picture here yet", .wholeText("No picture")))
        #expect(sees("No picture here yet", .text("No picture")))
    }

    @Test func `has only the named lines if a symbol or an empty text is beside them`() {
        let eye = ScreenReader().looking(at: [
            ScreenLine(.text, "Total"), ScreenLine(.image, "symbol cart"), ScreenLine(.text, " "),
            ScreenLine(.button, "Pay"),
        ])
        let sees = { (sights: [Sight]) in eye.sees(.only(sights), of: SentBodies()) }
        #expect(sees([.wholeText("Total"), .button("Pay")]))
        #expect(!sees([.wholeText("Total")]))
        #expect(!sees([.wholeText("Total"), .button("Pay"), .spinner]))
    }

    @Test func `has more than the named lines if a spinner is beside them`() {
        let eye = ScreenReader().looking(at: [ScreenLine(.text, "Total"), ScreenLine(.spinner, "")])
        let sees = { (sights: [Sight]) in eye.sees(.only(sights), of: SentBodies()) }
        #expect(!sees([.wholeText("Total")]))
        #expect(sees([.wholeText("Total"), .spinner]))
        #expect(
            ScreenReader().looking(at: [ScreenLine(.spinner, "")]).sees(.only([.spinner]), of: SentBodies()))
    }

    @Test func `describes an open sheet before the page behind it`() {
        var eye = ScreenReader()
        eye.screen = [
            ScreenLine(.text, "Could not load"), ScreenLine(.edge, "sheet"), ScreenLine(.button, "Done"),
            ScreenLine(.edge, "end of sheet"), ScreenLine(.text, "More"),
        ]
        #expect(
            eye.description(knowing: SentBodies())
                == "in front: button \"Done\"; behind: \"Could not load\", \"More\"")
    }

    @Test func `leaves out the page behind an open sheet, for a see line`() {
        func sees(_ lines: [ScreenLine], _ text: String) -> Bool {
            ScreenReader().looking(at: lines).sees(.text(text), of: SentBodies())
        }
        let sheet = ScreenLine(.edge, "sheet")
        let end = ScreenLine(.edge, "end of sheet")
        let page = [ScreenLine(.text, "Page")]
        let open = page + [sheet, ScreenLine(.text, "Sheet"), end, ScreenLine(.text, "Footer")]
        #expect(sees(page, "Page"))
        #expect(sees(open, "Sheet"))
        #expect(!sees(open, "Page"))
        #expect(!sees(open, "Footer"))
        let nested = [sheet, ScreenLine(.text, "Below"), sheet, ScreenLine(.text, "Above"), end, end]
        #expect(sees(nested, "Above"))
        #expect(!sees(nested, "Below"))
        #expect(!sees(page + [sheet, end], "Page"))
    }
}

@Suite struct `A look at the screen` {
    private func holds(_ sight: Sight, isExpected: Bool = true, on lines: [ScreenLine]) -> Bool {
        ScreenReader().looking(at: lines).holds(sight, isExpected: isExpected, given: SentBodies())
    }

    @Test func `finds whole words, and misses words that a letter or a digit continues`() {
        let orders = [ScreenLine(.text, "Could not load the orders")]
        #expect(!holds(.text("Could not load the order"), on: orders))
        #expect(holds(.text("Could not load the orders"), on: orders))
        #expect(holds(.text("the orders"), on: [ScreenLine(.text, "See the orders, the whole list.")]))
        #expect(!holds(.text("2 s"), on: [ScreenLine(.text, "02 s")]))
        #expect(holds(.text("2 s"), on: [ScreenLine(.text, "12 s or 2 s")]))
        // `see no text` also fails if the screen shows the word as a part of a text.
        #expect(!holds(.text("Could not load the order"), isExpected: false, on: orders))
    }

    @Test func `compares the order of two lines, and counts a line only once`() {
        let lines = [ScreenLine(.heading, "Today"), ScreenLine(.text, "Tea"), ScreenLine(.spinner, "")]
        #expect(holds(.above(.text("Today"), .spinner), on: lines))
        #expect(!holds(.above(.spinner, .text("Today")), on: lines))
        #expect(holds(.above(.spinner, .text("Today")), isExpected: false, on: lines))
        #expect(!holds(.above(.text("Tea"), .text("Tea")), on: lines))
        #expect(holds(.above(.text("Tea"), .text("Tea")), on: lines + [ScreenLine(.text, "Tea")]))
    }
}
