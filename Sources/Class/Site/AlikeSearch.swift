import Classroom
import Wire

/// Finds the near-identical answers to one exercise and writes a page for each pair.
struct AlikeSearch {
    let gradebook: Gradebook
    let names: NameBook
    let store: ExhibitStore
    let comparing: Comparing

    /// The largest number of identical files that the class page lists, because instructors do not read longer lists.
    private static let mostFiles = 200

    func rows(in exercise: Gradebook.Assigned, _ answers: [GradedAnswer], to folder: SiteFolder) throws
        -> [AlikeAnswers]
    {
        let holders = holders(of: exercise.id)
        let starter = comparing.starters[exercise.id] ?? ""
        var digests: [String] = []
        var sources: [String] = []
        for answer in answers {
            // The search skips answers that were refused or took too long, because parsing them could take too long.
            guard let digest = answer.sha256, ![.refused, .exceeded].contains(answer.grade.outcome),
                let source = try store.exhibit(ExhibitKey(exercise, digest, in: gradebook))?.source
            else { continue }
            digests.append(digest)
            sources.append(source)
        }
        let starterDigest = Digest(of: starter).description
        let files = digests.filter { (holders[$0]?.count ?? 0) > 1 && $0 != starterDigest }
            .map { AlikeAnswers(exercise: exercise.id, share: 100, left: holders[$0] ?? [], right: []) }
        let marks = try marks(of: [starterDigest] + digests, [starter] + sources)
        let pairs = Likeness.all(
            among: marks.dropFirst().map { $0 ?? [] }, without: marks.first.flatMap(\.self) ?? [])
        let rows = try pairs.map { pair in
            let (left, right) = (digests[pair.left], digests[pair.right])
            let page = AlikePage.name(exercise.id, left, right)
            func side(_ place: Int, _ lines: Set<Int>) -> AlikePage.Side {
                AlikePage.Side(
                    source: sources[place], lines: lines,
                    names: (holders[digests[place]] ?? []).prefix(20).map { names.shown($0) })
            }
            try folder.write(
                AlikePage(
                    exercise: exercise, share: pair.share, left: side(pair.left, pair.leftLines),
                    right: side(pair.right, pair.rightLines)
                ).html, as: page)
            return AlikeAnswers(
                exercise: exercise.id, share: pair.share, left: holders[left] ?? [],
                right: holders[right] ?? [],
                page: page)
        }
        return rows
            + files.sorted { ($1.left.count, $0.left[0]) < ($0.left.count, $1.left[0]) }.prefix(
                Self.mostFiles)
    }

    /// Finds the indices of the students who handed in each file, by the file's digest.
    private func holders(of exercise: String) -> [String: [Int]] {
        var holders: [String: [Int]] = [:]
        for (place, entry) in gradebook.students.enumerated() {
            guard let digest = entry.results.first(where: { $0.exercise == exercise })?.sha256 else {
                continue
            }
            holders[digest, default: []].append(place)
        }
        return holders
    }

    /// Reads the fingerprints of each source from the store. Missing fingerprints are computed and stored.
    private func marks(of digests: [String], _ sources: [String]) throws -> [[TokenMark]?] {
        var marks = try digests.map { try store.marks(of: $0) }
        let unknown = marks.indices.filter { marks[$0] == nil }
        let computed = try comparing.marks(unknown.map { sources[$0] })
        for (place, new) in zip(unknown, computed) {
            guard let new else { continue }
            marks[place] = new
            try store.keep(new, of: digests[place])
        }
        return marks
    }
}
