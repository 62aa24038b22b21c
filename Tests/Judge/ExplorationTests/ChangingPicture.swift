import Curriculum
import TestSupport
import Testing
import Verification
import Workshop

/// The exercise whose answers these tests explore, and the workshop that builds them.
struct ChangingPicture {
    let workshop: Workshop
    let exercise: Exercise

    init(limits: PhaseLimits = PhaseLimits()) throws {
        workshop = try .underTest(limits: limits)
        let curriculum = try Curriculum.load(CourseRoot(Checkout.root))
        exercise = try #require(curriculum.exercise(id: "changing-picture"))
    }

    func answer(_ source: String) -> Answer { exercise.app(with: Array(source.utf8)) }

    func app(_ source: String) throws -> BuiltApp {
        guard case .built(let app) = try workshop.build(answer(source)) else { throw NotBuilt() }
        return app
    }

    private struct NotBuilt: Error {}
}
