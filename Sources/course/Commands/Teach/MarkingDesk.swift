import Classroom
import Curriculum
import Exploration
import Foundation
import Marking
import Referee
import Scenario
import Wire
import Workshop

/// Where one process marks and explores answers, with the marker of each exercise kept for the next one.
struct MarkingDesk {
    private let library: Library
    private let workshop: Workshop
    private var markers: [String: Marker] = [:]

    init(library: Library, workshop: Workshop) { (self.library, self.workshop) = (library, workshop) }

    mutating func reply(to order: MarkingOrder) throws(MarkingFault) -> MarkingReply {
        let marker = try marker(for: order)
        let answer = Array(order.answer)
        guard let stories = order.stories else { return .graded(Grade(try marker.mark(answer))) }
        return .explored(try opinion(on: answer, marker, stories))
    }

    private mutating func marker(for order: MarkingOrder) throws(MarkingFault) -> Marker {
        let key = "\(order.exercise) \(order.seed)"
        if let known = markers[key] { return known }
        guard let exercise = library.curriculum.exercise(id: order.exercise) else {
            throw .exercise(order.exercise, "it is not in the course")
        }
        guard let seed = RunSeed(revealed: order.seed) else {
            throw .exercise(order.exercise, "its seed is none")
        }
        let marker = try Marker(for: exercise, in: workshop, seed: seed)
        markers[key] = marker
        return marker
    }

    private func opinion(
        on bytes: [UInt8], _ marker: Marker, _ stories: Int
    ) throws(MarkingFault) -> SecondOpinion {
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
                of: app, in: workshop, seed: marker.seed, errors: marker.exercise.errors, outline: outline,
                jobs: 1)
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
