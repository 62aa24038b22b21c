import Curriculum
import Essentials
import Scenario
import Synchronization
import Verification
import Wire
import Workshop

/// Decides the fate of each mutant of one exercise; can run on any thread.
final class MutantStudy: Sendable {
    let exercise: Exercise
    let mutants: [Mutant]
    private let source: [UInt8]
    private let verifier: Result<Verifier, VerificationFault>
    private let conditions: [String]
    private let store: FateStore
    private let cast = VerifySeries.Cast()
    private let fates: Mutex<[MutantFate?]>
    private let solutionFate = Mutex<MutantFate?>(nil)

    init(of exercise: Exercise, in workshop: Workshop, keeping store: FateStore) throws(MachineFault) {
        self.exercise = exercise
        self.store = store
        source = Array(exercise.solution.text.utf8)
        mutants = try workshop.mutants(
            of: Answer.File(name: exercise.answerFile, bytes: source, author: .course))
        fates = Mutex(Array(repeating: nil, count: mutants.count))
        conditions = Self.conditions(of: exercise, in: workshop)
        do throws(VerificationFault) {
            verifier = .success(try Verifier(for: exercise, in: workshop))
        } catch {
            verifier = .failure(error)
        }
    }

    static let seed: UInt64 = 1

    /// Runs the solution like a mutant, because a failing mutant proves nothing if the solution fails too.
    func judgeSolution() throws(MachineFault) {
        let fate = try judge(source)
        solutionFate.withLock { $0 = fate }
    }

    func judge(_ index: Int) throws(MachineFault) {
        let fate = try judge(mutants[index].applied(to: source))
        fates.withLock { $0[index] = fate }
    }

    private func judge(_ text: [UInt8]) throws(MachineFault) -> MutantFate {
        let facts = conditions + [String(decoding: text, as: UTF8.self)]
        if let known = store.fate(facts) { return known }
        let fate = try fate(of: text)
        store.keep(fate, of: facts)
        return fate
    }

    private func fate(of text: [UInt8]) throws(MachineFault) -> MutantFate {
        do throws(VerificationFault) {
            return switch try VerifySeries.of(text, by: verifier.get(), with: cast) {
            case .failure: .rejected
            case .success(let series): try series.passes(seed: RunSeed(Self.seed)) ? .survived : .killed
            }
        } catch {
            switch error {
            case .machine(let fault): throw fault
            // The solution finishes every scenario, as `course check` proves, so a mutant that does not finish has a
            // mistake.
            case .exercise, .unchecked, .cancelled: return .killed
            }
        }
    }

    /// All facts that decide a mutant's fate, except the mutant's text.
    private static func conditions(of exercise: Exercise, in workshop: Workshop) -> [String] {
        let scenarios = exercise.scenarios.flatMap { [$0.name, "\($0.isHidden)", $0.text] }
        let fixtures = exercise.fixtures.sorted { $0.key < $1.key }
            .flatMap { [$0.key, "\(ContentFingerprint(of: $0.value))"] }
        return [workshop.fingerprint, "\(seed)", exercise.answerFile, exercise.host.text]
            + ["\(exercise.errors)"]
            + scenarios + fixtures
    }

    var report: MutationReport.ExerciseReport {
        MutationReport.ExerciseReport(
            exercise, solution: solutionFate.withLock { $0 },
            outcomes: zip(mutants, fates.withLock { $0 }).compactMap { mutant, fate in
                fate.map { (mutant, $0) }
            })
    }
}
