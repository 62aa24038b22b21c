import Curriculum
import Testing

@testable import Proof

@Suite struct `A scenario that claims a circumstance` {
    private static func lack(_ circumstance: Circumstance, _ text: String) -> String? {
        CircumstanceEvidence([ScenarioSource(name: "story", text: text)]).lack(of: circumstance)
    }

    static let met: [(Circumstance, String)] = [
        (.firstLoadFails, "route /a fails with offline after 1s"),
        (.firstLoadFails, "network off"),
        (.status404, "pick S from 404, 500\nroute /a replies {S} after 1s"),
        (.status404, "want /nowhere"),
        (.status500, "route /a replies text after 1s then 503 after 1s"),
        (.status204, "route /a replies 204 after 1s"),
        (.undecodable, "route /a replies text after 1s"),
        (.emptyList, "route /a replies json '[]' after 1s"),
        (.leftInFlight, "show\nhide\nshow"),
        (.coveredInFlight, "show\nopen \"Sheet\"\ndismiss"),
        (.appReturns, "show\nbackground\nforeground"),
        (.secondAttemptFails, "route /a fails with reset after 1s"),
        (.secondAttemptFails, "route /a replies 500 after 1s then 500 after 1s then text after 1s"),
        (.sameActionInFlight, "show\ntap \"Like\"\nwait 1s\ntap \"Like\""),
        (.changeAndBack, "want /a\nshow\nwant /b\nset x 1\nwant /a\nset x 0"),
        (.changeAndBack, "show dark=false\nset dark true\nset dark false"),
        (.changeAndBack, "show\ntoggle \"Dark\"\nwait 1s\ntoggle \"Dark\""),
        (.overtaken, "route /a replies text after 1s\nroute /b replies text after 2s"),
        (.overtaken, "route /a replies text after 1s to 2s"),
        (.words, "see \"Hello\""), (.words, "see body of /a"),
        (.spinnerBesideError, "see no spinner"),
        (.oldContentUnderNew, "within 1s see no body of /a"),
        (.boundaryValues, "show"),
    ]

    @Test(arguments: met)
    func `is accepted if its lines can cause the circumstance`(circumstance: Circumstance, text: String) {
        #expect(Self.lack(circumstance, text) == nil)
    }

    static let unmet: [(Circumstance, String)] = [
        (.firstLoadFails, "route /a replies text after 1s\nwant /a\nshow"),
        (.status404, "pick S from 403, 500\nroute /a replies {S} after 1s\nwant /a"),
        (.status500, "route /a replies 404 after 1s"),
        (.status204, "route /a replies text after 1s"),
        (.undecodable, "route /a replies 500 after 1s then fails with timeout after 1s"),
        (.emptyList, "route /a replies text after 1s"),
        (.leftInFlight, "hide\nshow\nhide"),
        (.leftAfterFailure, "route /a replies text after 1s\nshow\nhide\nshow"),
        (.coveredInFlight, "show\nopen \"Sheet\""),
        (.appReturns, "show\nbackground"),
        (.appReturns, "show\nforeground\nbackground"),
        (.secondAttemptFails, "route /a replies 500 after 1s then text after 1s"),
        (.leftDuringSecondAttempt, "route /a replies 500 after 1s\nshow"),
        (.actionAfterFailure, "route /a replies text after 1s\nshow\ntap \"Help\""),
        (.changeAsAnswerArrives, "show\nset x 1\nsettle"),
        (.sameActionInFlight, "show\ntap \"Like\"\ntap \"Dislike\""),
        (.changeAndBack, "want /a\nshow x=1\nwant /b\nset x 2\nwant /c\nset x 3"),
        (.overtaken, "route /a replies text after 1s\nroute /b replies text after 1s\nwant /a, /b"),
        (.words, "see spinner\nsee no error\nsee image /a"),
        (.spinnerBesideError, "see no error\nsee spinner"),
        (.buttonWhileLoading, "see button \"Retry\""),
    ]

    @Test(arguments: unmet)
    func `gets an error that names the missing lines`(circumstance: Circumstance, text: String) throws {
        let lack = try #require(Self.lack(circumstance, text))
        #expect(["no ", "not ", "nothing ", "fewer than "].contains { lack.hasPrefix($0) }, "\(lack)")
    }

    @Test func `asks several scenarios together for every failure, and lets no draw decide`() {
        func lack(_ texts: String...) -> String? {
            CircumstanceEvidence(texts.map { ScenarioSource(name: "story", text: $0) }).lack(
                of: .everyFailure)
        }
        let three =
            "route /a fails with offline after 1s then fails with timeout after 1s then fails with reset after 1s"
        #expect(lack(three) == "no failure refused")
        #expect(lack(three, "route /a fails with refused after 1s") == nil)
        let drawn = "pick HOW from reset, refused\nroute /a fails with {HOW} after 1s"
        #expect(lack("route /a fails with offline after 1s then fails with timeout after 1s", drawn) != nil)
    }

    @Test func `counts a status only with content that an app could take for a success`() {
        func lack(_ replies: String...) -> String? {
            let text = "route /a replies " + replies.map { "\($0) after 1s" }.joined(separator: " then ")
            return CircumstanceEvidence([ScenarioSource(name: "story", text: text)]).lack(of: .everyStatus)
        }
        let all = [
            "201 sample", "202 sample", "204", "299 image", "304", "400 json '[]'", "404 text", "500 sample",
        ]
        let text = "route /a replies " + all.map { "\($0) after 1s" }.joined(separator: " then ")
        #expect(
            CircumstanceEvidence([ScenarioSource(name: "story", text: text)]).lack(of: .everyStatus) == nil)
        #expect(lack("201 sample", "202", "204 sample") == "no status 202, 204, 299, 304, 400, 404, 500")
    }
}
