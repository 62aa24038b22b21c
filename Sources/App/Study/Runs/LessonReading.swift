import CommandOutput
import Curriculum
import Demonstration
import Essentials
import Referee
import Reporting
import Text
import Verification
import Workshop

/// Runs a lesson's programs, and lays out the lesson's text and measurements for the page's width.
package struct LessonReading {
    let style: PageStyle
    let cancellation: Cancellation?

    /// - Parameter cancellation: stops the runs, so that `reading` throws
    ///   `VerificationFault.cancelled`.
    package init(style: PageStyle, cancellation: Cancellation? = nil) {
        (self.style, self.cancellation) = (style, cancellation)
    }

    package func reading(of lesson: Lesson) throws -> Reading {
        let title = Reading.Part.text("# \(lesson.part). \(lesson.title)")
        let performance = try perform(lesson)
        for problem in performance.problems { Output.complain(problem.description) }
        let parts = performance.page.passages.map { passage -> Reading.Part in
            switch passage {
            case .prose(let markdown): .text(markdown)
            case .run(let result): part(for: result)
            }
        }
        return Reading(lessonID: lesson.id, parts: [title] + parts)
    }

    private func perform(_ lesson: Lesson) throws -> LessonPerformance {
        let workshop = try LearnersWorkshop.open()
        let demonstration = Demonstration(of: lesson, in: workshop, until: cancellation)
        guard !lesson.runs.isEmpty else { return try demonstration.perform() }
        let result = Result {
            try Waiting.show("running this lesson's programs …") { try demonstration.perform() }
        }
        if cancellation?.isCancelled == true { throw VerificationFault.cancelled }
        return try result.get()
    }

    private func part(for result: RunResult) -> Reading.Part {
        let settings = result.run.settings.inWords.map { "Compiled \($0):\n\n" } ?? ""
        let story = settings + fence(result.run.scenario.text)
        let timeline = fence(timeline(of: result.trace))
        guard let question = result.run.question, let answer = result.answer else {
            return .text("\(story)\n\n\(timeline)")
        }
        return .question(
            Reading.Question(
                text: "\(story)\n\n**\(question)**", choices: result.run.choices, answer: answer,
                evidence: timeline))
    }

    private func timeline(of trace: Trace) -> String {
        // The page indents code by four columns.
        var narrower = style
        narrower.width -= 4
        narrower.hasColor = false
        return Timeline(trace, namesLines: false).lines(narrower).joined(separator: "\n")
    }

    private func fence(_ text: String) -> String { "~~~~\n\(text.hasSuffix("\n") ? text : text + "\n")~~~~" }
}
