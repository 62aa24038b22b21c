import Foundation
import TestSupport
import Testing

@Suite(.serialized) struct `The lab` {
    private let files = ["Picture.swift": Plays.picture, "Host.swift": Plays.host]
    private let operands = ["Picture.swift", "Host.swift"]

    @Test func `shows a session in the order in which it ran`() throws {
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

    @Test func `gives no reason for a request that was not sent`() throws {
        let lab = try LabUnderTest(files)
        let result = try lab.run(operands, lines: ["why 1", "show", "why 2"])
        #expect(result.output.contains("The app has sent no request yet."))
        #expect(result.output.contains("No request has the number #2; the only request is #1."))
    }

    @Test func `replays a saved session identically, and overwrites files only after asking`() throws {
        let lab = try LabUnderTest(files)
        let lines = ["route /300 replies text after 300ms", "show", "step", "rerender", "settle"]
        let first = try lab.run(operands, lines: lines + ["save a.scenario", "save a.scenario"])
        #expect(first.output.contains("a.scenario already exists, and the lab did not change it."))
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

    @Test func `compiles and replays on reload; a file that does not compile changes nothing`()
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
        #expect(result.errors.contains("Your session has not changed."))
    }

    @Test func `reports a crash and stays open`() throws {
        let lab = try LabUnderTest(["Screen.swift": Plays.crashing])
        let lines = ["show", "tap \"Add\"", "tap \"Crash\"", "wait 1ms"]
        let ended = try lab.run(["Screen.swift"], lines: lines)
        #expect(ended.output.contains("The app crashed at Screen.swift:7: Fatal error: on purpose"))
        #expect(ended.output.contains("The app has ended."))
        #expect(ended.status == 4)
        let back = try lab.run(["Screen.swift"], lines: lines + ["rewind", "see \"Count 1\""])
        #expect(back.output.contains("The run is back after `tap \"Add\"`, at 0 ms. On screen:\n  Count 1\n"))
        #expect(back.output.contains("✓ see \"Count 1\": holds"))
        #expect(back.status == 2, "one line failed")
    }

    @Test func `shows what an app printed before it crashed`() throws {
        let lab = try LabUnderTest([
            "Screen.swift": """
            import SwiftUI
            struct Screen: View {
                var body: some View { Button("Go") { print("on my way"); _ = [1][3 + Int("1")!] } }
            }
            """
        ])
        let result = try lab.run(["Screen.swift"], lines: ["show", "tap \"Go\"", "reload"])
        #expect(result.output.contains("» on my way"))
        #expect(result.output.contains("Index out of range (signal "))
        #expect(
            result.output.contains("The lab compiled your files and ran 2 lines again; the time is 0 ms.\n"))
        #expect(result.status == 4)
    }

    @Test func `discards a failing line completely, also its first effects`() throws {
        let lab = try LabUnderTest(files)
        let lines = [
            "show height=200 width=3", "show", "show height=200", "set height x", "settle", "save a",
        ]
        let result = try lab.run(operands + ["--json"], lines: lines)
        #expect(try result.events.last?["requests"] as? Int == 1)
        #expect(try result.events.contains { ($0["url"] as? String)?.hasSuffix("/300") == true })
        #expect(try lab.read("a") == "show\nsettle\n")
        #expect(result.errors.contains("Host has no knob \"width\". Choose one of: height."))
        #expect(result.errors.contains("The app is already on screen."))
        #expect(result.status == 2)
    }

    @Test func `picks values in a script, and finds fixtures beside it or in the current folder`() throws {
        let lab = try LabUnderTest(files)
        try FileManager.default.createDirectory(
            at: lab.folder.appending(path: "stories"), withIntermediateDirectories: true)
        try lab.write("beside the story", to: "stories/a.txt")
        try lab.write("not this one", to: "a.txt")
        try lab.write("in the current folder", to: "b.txt")
        try lab.write(
            """
            pick height from 200, 300
            pick file, other from a, b
            route /{height} replies fixture a.txt after 1ms
            route /100 replies fixture {other}.txt after 1ms then fixture {file}.txt after 1ms
            show height={height}
            settle
            see "beside the story"
            set height 100
            settle
            set height {height}
            set height 100
            settle
            save over stories/again.scenario
            """, to: "stories/one.scenario")
        let first = try lab.run(operands + ["--script", "stories/one.scenario"])
        #expect(first.status == 0, "\(first.output)\(first.errors)")
        #expect(first.output.contains("in the current folder"))
        let again = try lab.run(operands + ["--json", "--script", "stories/again.scenario"])
        #expect(again.status == 0, "\(again.errors)")
        let lost = try lab.run(operands, lines: ["route /a replies fixture c.txt after 1ms"])
        #expect(lost.output.contains("No file is called \"c.txt\" in the current folder."), "\(lost.output)")
        #expect(lost.status == 2)
    }

    @Test func `draws the session into the given file`() throws {
        let lab = try LabUnderTest(files)
        let lines = ["show", "settle", "timeline --svg a.svg", "timeline --svg no/a.svg"]
        let result = try lab.run(operands, lines: lines)
        #expect(result.output.contains("Wrote a.svg."))
        #expect(try lab.read("a.svg").hasPrefix("<svg"))
        #expect(result.output.contains("no/a.svg cannot be written: the folder does not exist."))
    }

    @Test func `writes a page with the source into the given file`() throws {
        let lab = try LabUnderTest(files)
        let lines = ["page a.html", "show", "settle", "page a.html", "page no/a.html"]
        let result = try lab.run(operands, lines: lines)
        #expect(result.output.contains("Nothing has happened yet."))
        #expect(result.output.contains("Wrote a.html. Open the page in any browser."))
        #expect(result.output.contains("no/a.html cannot be written: the folder does not exist."))
        let page = try lab.read("a.html")
        #expect(page.hasPrefix("<!doctype html>") && page.contains("struct "))
    }

    @Test func `names a picture after the request that loaded it`() throws {
        let lab = try LabUnderTest([
            "Pictures.swift": """
            import SwiftUI
            struct Pictures: View {
                var body: some View { AsyncImage(url: URL(string: "https://img.example/one")) }
            }
            """
        ])
        let lines = ["route /one replies image after 1ms", "show", "settle", "see image /one"]
        let result = try lab.run(["Pictures.swift", "--json"], lines: lines)
        let screens = try result.events.compactMap { $0["lines"] as? [String] }
        #expect(screens.last == ["image /one"])
        #expect(result.status == 0)
    }

    @Test func `exits with status 1 after a failed check, and with 0 if the check is taken back`() throws {
        let lab = try LabUnderTest(files)
        #expect(try lab.run(operands, lines: ["show", "see \"nothing like it\""]).status == 1)
        #expect(try lab.run(operands, lines: ["show", "see \"nothing like it\"", "rewind"]).status == 0)
    }

    @Test func `sends programs one JSON object a line, identical in every run`() throws {
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

    @Test func `reads a whole script before it runs anything`() throws {
        let lab = try LabUnderTest(files.merging(["bad.scenario": "show\nwiat 3ms\n"]) { $1 })
        let result = try lab.run(operands + ["--script", "bad.scenario"])
        #expect(
            result.errors.contains("bad.scenario line 2, column 1: \"wiat 3ms\": no verb is called \"wiat\""))
        #expect(result.errors.contains("Did you mean \"wait\"?"))
        #expect(result.status == 2)
        #expect(result.output.isEmpty)
    }
}
