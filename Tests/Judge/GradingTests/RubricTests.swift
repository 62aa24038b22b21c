import Grading
import Testing

@Suite struct `The rubric` {
    private func finding(_ code: FindingCode, count: Int = 1, isConsequence: Bool = false) -> Finding {
        Finding(code, at: .zero, "x", count: count, isConsequence: isConsequence)
    }

    @Test func `charges each occurrence its price, up to the code's maximum`() {
        #expect(Rubric.standard.score([]) == 100)
        #expect(Rubric.standard.score([finding(.redundantFetch)]) == 85)
        #expect(Rubric.standard.score([finding(.redundantFetch, count: 2)]) == 70)
        #expect(
            Rubric.standard.score([finding(.redundantFetch, count: 2), finding(.redundantFetch, count: 9)])
                == 55)
    }

    @Test func `charges nothing for a consequence`() {
        let findings = [finding(.missedFetch), finding(.wrongScreen, isConsequence: true)]
        #expect(Rubric.standard.score(findings) == 50)
    }

    @Test func `never goes below zero`() {
        #expect(Rubric.standard.score([finding(.crash), finding(.missedFetch, count: 3)]) == 0)
    }

    @Test func `charges a finding without a price one point`() {
        #expect(Rubric(prices: [:]).score([finding(.wrongScreen)]) == 99)
    }

    @Test func `takes single prices from the exercise`() {
        let rubric = Rubric.standard.with([.redundantFetch: .init(40, most: 80)])
        #expect(rubric.score([finding(.redundantFetch)]) == 60)
        #expect(rubric.score([finding(.missedFetch)]) == 50)
    }
}
