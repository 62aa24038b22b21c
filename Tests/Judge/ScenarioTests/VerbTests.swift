import Scenario
import Testing

@Suite struct `Every verb` {
    @Test(arguments: VerbName.allCases)
    func `has forms, each of which reads as that verb`(name: VerbName) throws {
        #expect(!name.forms.isEmpty)
        for form in name.forms {
            let verb = try #require(try ScenarioLine(parsing: form).verb, "\(form)")
            #expect(verb.name == name, "\(form)")
        }
    }

    @Test(arguments: VerbName.allCases)
    func `has an example that prints as it is written`(name: VerbName) throws {
        let verb = try #require(try ScenarioLine(parsing: name.example).verb)
        #expect(verb.description == name.example)
        #expect(verb.name == name)
    }

    @Test(arguments: VerbName.allCases)
    func `has a sentence for help`(name: VerbName) {
        #expect(name.sentence.count > 10)
        #expect(name.sentence.hasSuffix("."))
    }

    @Test func `that checks something is marked as a check`() throws {
        let judgements = try VerbName.allCases.filter { name in
            try ScenarioLine(parsing: name.example).verb?.isJudgement == true
        }
        #expect(judgements == [.within, .see, .expect])
    }

    @Test func `that lets time pass is marked as such`() throws {
        let passing = try VerbName.allCases.filter { name in
            try ScenarioLine(parsing: name.example).verb?.passesTime == true
        }
        #expect(passing == [.wait, .settle, .within])
    }

    @Test func `that acts on the app is marked as an action`() throws {
        let deeds = try VerbName.allCases.filter {
            try ScenarioLine(parsing: $0.example).verb?.isDeed == true
        }
        #expect(
            deeds == [
                .show, .hide, .set, .rerender, .tap, .open, .type, .submit, .toggle, .choose, .long, .swipe,
                .drag,
                .refresh,
                .scroll,
                .tab, .back, .dismiss, .background, .foreground,
            ])
    }

    @Test func `has no role before its holes are filled`() throws {
        let scenario = try Scenario(parsing: "pick verb from hide, background\n{verb}", name: "x")
        #expect(scenario.steps[1].verb.name == nil)
        #expect(scenario.steps[1].verb.role == .statement)
    }

    @Test func `that routes needs no time`() throws {
        let verb = try ScenarioLine(parsing: "route /a replies 500 then sample").verb
        #expect(verb?.description == "route GET /a replies 500 after 100ms then sample after 100ms")
    }

    @Test(arguments: [
        ("/item/*", "/item/7", true), ("/item/*", "/item/7.json?print=pretty", true),
        ("/item/*", "/items", false),
        ("/*/comments", "/post/3/comments", true), ("/a*b*c", "/axbxxc", true), ("/a*bc", "/ab", false),
        ("/ab*ba", "/aba", false), ("/a", "/a", true), ("/a", "/ab", false),
    ])
    func `that routes may name a pattern`(pattern: String, path: String, isCovered: Bool) {
        #expect(Resource(path: pattern).covers(Resource(path: path)) == isCovered)
        #expect(!Resource(path: pattern).covers(Resource(method: "POST", path: path)))
    }
}
