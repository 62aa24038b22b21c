import Scenario
import Testing

@testable import LabSession

@Suite struct `A line at the lab's prompt` {
    @Test func `is one of the lab's words or a line of the scenario language`() throws {
        #expect(try read("rewind") == .rewind(1))
        #expect(try read("rewind 3") == .rewind(3))
        #expect(try read("why #2") == .why(2))
        #expect(try read("facts all") == .facts(all: true))
        #expect(try read("save over story.scenario") == .save(path: "story.scenario", mayReplace: true))
        #expect(try read("timeline") == .timeline(svg: nil))
        #expect(try read("timeline --svg out/story.svg") == .timeline(svg: "out/story.svg"))
        #expect(try read("page out/run.html") == .page("out/run.html"))
        #expect(try read("wait 5ms") == .verb(.wait(.milliseconds(5))))
        #expect(try read("# a title") == .remark("a title"))
        #expect(try read("   ") == .nothing)
    }

    @Test(arguments: [
        ("sett height 2", "no verb is called \"sett\". Did you mean \"set\"?"),
        ("screeen", "no verb is called \"screeen\". Did you mean \"screen\"?"),
        ("rewind x", "`rewind` takes the number of lines to take back. Write `rewind` or `rewind 3`."),
        ("why", "`why` takes the number of a request. Write `why 1`; `requests` lists the requests."),
        ("save", "`save` takes the name of one file. Write `save story.scenario`."),
        (
            "timeline --svg Host.swift",
            "`timeline` draws at the prompt, or into a file whose name ends in .svg. Write `timeline` or `timeline --svg story.svg`."
        ),
        (
            "page Host.swift", "`page` writes a file whose name ends in .html. Write `page run.html`."
        ),
        ("screen now", "`screen` takes fewer words: \"now\" is too many. Write `screen`."),
    ])
    func `says what to write instead if it cannot be read`(_ line: String, _ fact: String) throws {
        let fault = try #require(throws: LineFault.self) { try read(line) }
        #expect(fault.fact == fact)
    }

    @Test func `has its place in the message if it comes from a file`() throws {
        let fault = try #require(throws: LineFault.self) {
            try read("wait 3", number: 7, file: "story.scenario")
        }
        #expect(fault.place == "story.scenario line 7, column 6: \"wait 3\"")
    }

    private func read(_ text: String, number: Int = 1, file: String = "line") throws -> Line {
        try Line(text, number: number, file: file)
    }
}
