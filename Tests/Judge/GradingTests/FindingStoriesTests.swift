import TestSupport
import Testing

@testable import Grading

/// Tests each finding with at least ten runs that have the finding, and with as many similar runs that lack it.
@Suite struct `The stories of findings` {
    @Test func `exist for every finding of a run`() {
        #expect(Set(findingStories.map { $0.code }) == Set(rules.map { $0.code }))
        for stories in findingStories {
            #expect(stories.hits.count >= 10, "\(stories.code)")
            #expect(stories.nearMisses.count >= 10, "\(stories.code)")
            let names = (stories.hits + stories.nearMisses).map(\.name)
            #expect(Set(names).count == names.count, "\(stories.code)")
        }
    }

    @Test(arguments: FindingCode.allCases, Retelling.allCases)
    func `earn exactly their findings in every variant`(code: FindingCode, retelling: Retelling) {
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

    /// The sentences that a learner reads about each run with a finding. When the snapshot changes, read the diff: do
    /// the words alone lead a learner to the line?
    @Test func `have sentences that lead to the line to change`() throws {
        var told: [String] = []
        for stories in findingStories {
            told += [stories.code.rawValue, ""]
            for story in stories.hits {
                told.append("  \(story.name)")
                told += story.findings.map(words)
                told.append("")
            }
        }
        try expectSnapshot(told.joined(separator: "\n"), "findings.txt")
    }

    private func words(_ finding: Finding) -> String {
        let place = finding.location.map { "\($0): " } ?? ""
        return
            "    \(finding.isConsequence ? "so " : "")\(finding.code.rawValue): \(place)\(finding.sentence)"
    }
}
