import Classroom
import Curriculum
import Exploration
import Foundation
import Referee
import Scenario
import Site
import Study
import Verification
import Wire
import Workshop

/// Where one process marks and explores answers, with the marker of each exercise kept for the next one.
struct GradingDesk {
    private let library: Library
    private let workshop: Workshop
    private let hidden: HiddenScenarios?
    private var markers: [String: Verifier] = [:]
    /// What the course has as right answers to an exercise, with their stories, for the next answer to it.
    private var rights: [String: RightAnswers] = [:]

    init(library: Library, workshop: Workshop, hidden: HiddenScenarios? = nil) {
        (self.library, self.workshop, self.hidden) = (library, workshop, hidden)
    }

    mutating func reply(to order: GradingOrder) throws(VerificationFault) -> GradingReply {
        let marker = try marker(for: order)
        let answer = Array(order.answer)
        guard let stories = order.stories else {
            let marks = try marker.mark(answer, under: try seeds(of: order))
            let grades = marks.map { (seed: $0.seed, grade: Grade($0.mark)) }
            guard let grade = Grade.worst(of: grades) else {
                throw .exercise(order.exercise, "it was marked under no seed")
            }
            let worst = grades.firstIndex { $0.grade.score == grade.score }.map { marks[$0].mark }
            return .graded(grade, exhibit: worst.map { Exhibit(of: answer, to: marker.exercise, $0) })
        }
        return .explored(try opinion(on: answer, marker, stories))
    }

    private mutating func marker(for order: GradingOrder) throws(VerificationFault) -> Verifier {
        let key = "\(order.exercise) \(order.seeds[0])"
        if let known = markers[key] { return known }
        guard let plain = library.curriculum.exercise(id: order.exercise) else {
            throw .exercise(order.exercise, "it is not in the course")
        }
        let exercise = hidden?.added(to: plain) ?? plain
        let marker = try Verifier(for: exercise, in: workshop, seed: try seeds(of: order)[0])
        markers[key] = marker
        return marker
    }

    private func seeds(of order: GradingOrder) throws(VerificationFault) -> [RunSeed] {
        let seeds = order.seeds.compactMap { RunSeed(revealed: $0) }
        guard seeds.count == order.seeds.count, !seeds.isEmpty else {
            throw .exercise(order.exercise, "its seed is none")
        }
        return seeds
    }

    private mutating func rightAnswers(
        to exercise: Exercise, seed: RunSeed, stories: Int
    ) throws -> RightAnswers? {
        let key = "\(exercise.id) \(seed)"
        if let known = rights[key] { return known }
        rights[key] = try Library.rightAnswers(
            to: exercise, in: workshop, seed: seed, keeping: stories * 2)
        return rights[key]
    }

    private mutating func opinion(
        on bytes: [UInt8], _ marker: Verifier, _ stories: Int
    ) throws(VerificationFault) -> SecondOpinion {
        do {
            let answer = marker.exercise.app(with: bytes)
            guard case .built(let app) = try workshop.build(answer, for: 1) else {
                return SecondOpinion(stories: 0, obstacle: "It passed, and could not be built again.")
            }
            var outline = try SourceOutline.read(from: answer, in: workshop)
            // A student's comment hides nothing from a teacher.
            outline.allowances = []
            // Others are marked beside it.
            let exploration = Exploration(
                of: app, in: workshop, seed: marker.seed, sdk: marker.exercise.settings.sdk.year,
                errors: marker.exercise.errors, outline: outline,
                rights: try rightAnswers(to: marker.exercise, seed: marker.seed, stories: stories), jobs: 1)
            let report = try exploration.run(stories: stories, patience: stories)
            return SecondOpinion(
                stories: report.stories,
                found: report.discoveries.map {
                    SecondOpinion.Find(
                        code: $0.finding.code.rawValue, sentence: $0.finding.sentence,
                        file: $0.finding.location?.file, line: $0.finding.location?.line,
                        story: "\($0.scenario)")
                })
        } catch {
            return SecondOpinion(stories: 0, obstacle: "\(error)")
        }
    }
}
