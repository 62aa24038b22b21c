import TestSupport
import Testing

@testable import Grading

/// Each finding is proven both ways: ten runs and more that earn it, and as many that come close and do not.
@Suite struct `Stories` {
    @Test func `are there of every finding that comes from a run`() {
        #expect(Set(findingStories.map { $0.code }) == Set(rules.map { $0.code }))
        for stories in findingStories {
            #expect(stories.hits.count >= 10, "\(stories.code)")
            #expect(stories.nearMisses.count >= 10, "\(stories.code)")
            let names = (stories.hits + stories.nearMisses).map(\.name)
            #expect(Set(names).count == names.count, "\(stories.code)")
        }
    }

    @Test(arguments: FindingCode.allCases, Retelling.allCases)
    func `earn what they should, however they are told`(code: FindingCode, retelling: Retelling) {
        for stories in findingStories where stories.code == code {
            for story in stories.hits { expect(story, [code] + story.beside, retelling) }
            for story in stories.nearMisses { expect(story, story.beside, retelling) }
            #expect(!stories.nearMisses.contains { $0.beside.contains(code) })
        }
    }

    private func expect(_ story: GradedStory, _ causes: [FindingCode], _ retelling: Retelling) {
        var story = story
        story.trace = retelling.tell(story.trace)
        let (findings, name) = (story.findings, "\(story.name), \(retelling.rawValue)")
        #expect(Set(findings.filter { !$0.isConsequence }.map(\.code)) == Set(causes), "\(name): \(findings)")
        #expect(
            Set(findings.filter(\.isConsequence).map(\.code)) == Set(story.followed), "\(name): \(findings)")
        guard retelling == .hidden else { return }
        for finding in findings {
            for step in story.trace.scenario.steps {
                #expect(!finding.sentence.contains("`\(step.verb)`"), "\(name): \(finding.sentence)")
            }
        }
    }

    /// What a learner reads of each hit. Read the difference: is the line to change known from the words alone?
    @Test func `are told in words from which the line to change is known`() throws {
        let told = findingStories.flatMap { stories in
            ["\(stories.code.rawValue)", ""]
                + stories.hits.flatMap { story in ["  \(story.name)"] + story.findings.map(words) + [""] }
        }
        try expectSnapshot(told.joined(separator: "\n"), "findings.txt")
    }

    private func words(_ finding: Finding) -> String {
        let place = finding.location.map { "\($0): " } ?? ""
        return
            "    \(finding.isConsequence ? "so " : "")\(finding.code.rawValue): \(place)\(finding.sentence)"
    }
}
