import Classroom
import Wire

/// Looks for answers that are nearly the same, an exercise at a time, and writes a page for each pair.
struct AlikeSearch {
    let gradebook: Gradebook
    let names: NameBook
    let store: ExhibitStore
    let comparing: Comparing

    /// One file that very many handed in is listed as often as a person reads on.
    private static let mostFiles = 200

    func rows(in exercise: Gradebook.Assigned, _ answers: [GradedAnswer], to folder: SiteFolder) throws
        -> [AlikeAnswers]
    {
        let holders = holders(of: exercise.id)
        let starter = comparing.starters[exercise.id] ?? ""
        var digests: [String] = []
        var sources: [String] = []
        for answer in answers {
            // What the gate refused is not parsed again here.
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

    /// Who handed in each file, by its digest.
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

    /// Those that are not known yet are made, and kept.
    private func marks(of digests: [String], _ sources: [String]) throws -> [[TokenMark]?] {
        var marks = try digests.map { try store.marks(of: $0) }
        let unknown = marks.indices.filter { marks[$0] == nil }
        let made = try comparing.marks(unknown.map { sources[$0] })
        for (place, new) in zip(unknown, made) {
            guard let new else { continue }
            marks[place] = new
            try store.keep(new, of: digests[place])
        }
        return marks
    }
}
