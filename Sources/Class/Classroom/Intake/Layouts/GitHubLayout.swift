/// Checkouts of GitHub Classroom, as `gh classroom clone student-repos` makes them.
///
///     pictures-submissions/pictures-anna/ProfilePicture.swift
///     pictures-anna/Sources/ProfilePicture.swift
///
/// A repository's name is the assignment's name, a dash and the student's login. The assignment's name is the part that
/// the names of all repositories share. The layout cannot find out when a file was handed in: files get the time of the
/// checkout.
struct GitHubLayout: SubmissionLayout {
    let name = "github"
    let summary = "checkouts of GitHub Classroom"
    let filesTellTime = false
    /// The assignment's name and a dash, such as `pictures-`.
    private var assignment: [UInt8] = []
    /// The folder that contains all checkouts, if any.
    private var around: [UInt8]?

    init() {}

    func adapted(to all: [HandedIn]) -> any SubmissionLayout {
        var layout = self
        let tops = Set(all.filter { $0.path.count > 1 }.map { $0.path[0] })
        if tops.count == 1, let only = tops.first, Self.ending.elementsEqual(only.suffix(Self.ending.count)) {
            layout.around = only
            layout.assignment = only.dropLast(Self.ending.count) + [Self.dash]
        } else if tops.count > 1, all.contains(where: Self.isCheckout) {
            layout.assignment = Self.common(tops.sorted { $0.lexicographicallyPrecedes($1) })
        }
        return layout
    }

    func place(_ item: HandedIn) -> StudentPlace? {
        guard !assignment.isEmpty else { return nil }
        var path = item.path
        if let around {
            guard path.first == around else { return nil }
            path.removeFirst()
        }
        guard let repository = path.first, path.count > 1 || item.kind != .file,
            repository.starts(with: assignment), repository.count > assignment.count
        else { return nil }
        return StudentPlace(
            student: Student(Array(repository.dropFirst(assignment.count))), path: Array(path.dropFirst()))
    }

    func refusal(of item: HandedIn) -> String {
        "the file is not in a folder whose name begins with \(Student.printed(assignment))"
    }

    private static func isCheckout(_ item: HandedIn) -> Bool {
        item.path.count == 2 && item.path[1].elementsEqual(".git".utf8)
    }

    private static let ending = Array("-submissions".utf8)
    private static let dash = UInt8(ascii: "-")

    /// Finds the beginning that all sorted names share, up to its last dash; returns an empty text if the names share
    /// none.
    private static func common(_ names: [[UInt8]]) -> [UInt8] {
        guard let first = names.first, let last = names.last else { return [] }
        let shared = zip(first, last).prefix { $0 == $1 }.map(\.0)
        guard let dash = shared.lastIndex(of: dash), dash > 0 else { return [] }
        return Array(shared[...dash])
    }
}
