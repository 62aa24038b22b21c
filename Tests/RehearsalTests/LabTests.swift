import Foundation
import Testing

/// The whole way, through the programs that were built.
@Suite(.serialized) struct LabTests {
    private let files = ["Picture.swift": Plays.picture, "Host.swift": Plays.host]
    private let operands = ["Picture.swift", "Host.swift"]

    @Test func `a session reads as it was played`() throws {
        let lab = try LabUnderTest(files)
        let result = try lab.run(
            operands,
            lines: [
                "route /300 replies text after 300ms", "route /200 replies text after 300ms", "show",
                "wait 100ms",
                "set height 200", "settle", "rerender 3 times", "see body of /200",
                "expect 2 requests, 1 cancelled",
                "why 2", "requests", "rewind 4", "step", "screen",
            ])
        try expectSnapshot(result.output, "session.txt")
        #expect(result.errors.isEmpty)
        #expect(result.status == 0)
    }

    @Test func `what was saved replays the same, and is never overwritten unasked`() throws {
        let lab = try LabUnderTest(files)
        let lines = ["route /300 replies text after 300ms", "show", "step", "rerender", "settle"]
        let first = try lab.run(operands, lines: lines + ["save a.scenario", "save a.scenario"])
        #expect(first.output.contains("a.scenario is there already, and was left alone."))
        let second = try lab.run(operands + ["--script", "a.scenario"], lines: [])
        #expect(second.status == 0)
        _ = try lab.run(operands + ["--script", "a.scenario"], lines: [])
        let third = try lab.run(
            operands,
            lines: try lab.read("a.scenario").split(separator: "\n").map(String.init) + ["save b.scenario"])
        #expect(third.status == 0)
        #expect(try lab.read("b.scenario") == lab.read("a.scenario"))
        let told = first.output.components(separatedBy: "\n").filter { $0.contains("answered 200") }
        #expect(told.count == 1)
        #expect(second.output.contains(told[0]))
    }

    @Test func `a reload compiles again and replays, and a file that does not compile changes nothing`()
        throws
    {
        let lab = try LabUnderTest(files)
        let conversation = try lab.converse(operands + ["--json"])
        try conversation.say(["show", "set height 200", "wait 1ms"])
        try conversation.hear("\"loading\"")
        try lab.write(Plays.picture.replacing("\"loading\"", with: "\"please wait\""), to: "Picture.swift")
        try conversation.say(["reload", "see \"please wait\""])
        try conversation.hear("\"held\":true")
        try lab.write("struct Picture {", to: "Picture.swift")
        try conversation.say(["reload", "see \"please wait\"", "expect 2 requests"])
        let result = try conversation.end()
        #expect(try result.events.count { $0["held"] as? Bool == true } == 3)
        #expect(result.errors.contains("Picture.swift:1"))
        #expect(result.errors.contains("Everything is as it was."))
    }

    @Test func `a crash is told, and the lab stays open`() throws {
        let lab = try LabUnderTest(["Screen.swift": Plays.crashing])
        let lines = ["show", "tap \"Add\"", "tap \"Crash\"", "wait 1ms"]
        let ended = try lab.run(["Screen.swift"], lines: lines)
        #expect(ended.output.contains("The app crashed at Screen.swift:7: Fatal error: on purpose"))
        #expect(ended.output.contains("The app has ended."))
        #expect(ended.status == 4)
        let back = try lab.run(["Screen.swift"], lines: lines + ["rewind", "see \"Count 1\""])
        #expect(back.output.contains("Back after `tap \"Add\"`, at 0 ms. On screen:\n  Count 1\n"))
        #expect(back.output.contains("✓ see \"Count 1\": holds"))
        #expect(back.status == 2, "a line could not be carried out")
    }

    @Test func `a check that does not hold is status 1, and one that was taken back is none`() throws {
        let lab = try LabUnderTest(files)
        #expect(try lab.run(operands, lines: ["show", "see \"nothing like it\""]).status == 1)
        #expect(try lab.run(operands, lines: ["show", "see \"nothing like it\"", "rewind"]).status == 0)
    }

    @Test func `programs get events, one object a line, the same on every run`() throws {
        let lab = try LabUnderTest(files)
        try lab.write(
            """
            route /300 replies text after 300ms
            route /200 fails with timeout after 2s
            show
            wait 100ms
            set height 200
            settle
            hide
            see no "loading"
            screen
            rewind 2
            why 1
            """, to: "story.scenario")
        let arguments = operands + ["--json", "--script", "story.scenario"]
        let result = try lab.run(arguments)
        try expectSnapshot(result.output, "events.jsonl")
        for event in try result.events {
            #expect(event["t"] is NSNumber)
            #expect(event["event"] is String)
        }
        #expect(try result.events.first?["event"] as? String == "format")
        #expect(try result.events.last?["event"] as? String == "end")
        #expect(try lab.run(arguments).output == result.output)
        #expect(result.errors.isEmpty)
    }

    @Test func `a script is read to its end before anything runs`() throws {
        let lab = try LabUnderTest(files.merging(["bad.scenario": "show\nwiat 3ms\n"]) { $1 })
        let result = try lab.run(operands + ["--script", "bad.scenario"])
        #expect(
            result.errors.contains("bad.scenario line 2, column 1: \"wiat 3ms\": there is no verb \"wiat\""))
        #expect(result.errors.contains("Did you mean \"wait\"?"))
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
    }
}
