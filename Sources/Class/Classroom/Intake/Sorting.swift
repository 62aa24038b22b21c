struct Sorting {
    private(set) var files: [Student: [StudentFile]] = [:]
    /// The folders and files that belong to no student, each with the reason.
    private(set) var unplaced: [Unplaced] = []

    init(_ all: [HandedIn], by layout: some SubmissionLayout) {
        let results = Self.formerResults(in: all)
        var left: Set<Unplaced> = []
        for item in all where item.path.last?.elementsEqual(".git".utf8) == false {
            let top = item.path[0]
            let isAlone = item.path.count == 1
            if top.starts(with: ".".utf8) {
                // The results leave out files that operating systems create, such as `.DS_Store`.
                guard !isAlone || item.kind == .folder else { continue }
                left.insert(Unplaced(file: Student.printed(top), reason: "the name begins with a dot"))
            } else if results.contains(top) {
                left.insert(
                    Unplaced(file: Student.printed(top), reason: "the folder contains the results of a class")
                )
            } else if let place = layout.place(item) {
                files[place.student, default: []].append(
                    StudentFile(
                        path: place.path, source: item, attempt: place.attempt, isMarkedLate: place.isLate))
            } else {
                left.insert(Unplaced(file: item.name, reason: layout.refusal(of: item)))
            }
        }
        unplaced = left.sorted { ($0.file, $0.reason) < ($1.file, $1.reason) }
    }

    /// Finds the folders that contain the journal and the gradebook of an earlier grading.
    private static func formerResults(in all: [HandedIn]) -> Set<[UInt8]> {
        let inside = Dictionary(grouping: all.filter { $0.path.count == 2 && $0.kind == .file }) {
            $0.path[0]
        }
        let journals = [Journal.fileName, FormerJournal.fileName]
        return Set(
            inside.filter { _, files in
                let names = Set(files.map { Student.printed($0.path[1]) })
                return names.contains(ResultsJSON.fileName) && !names.isDisjoint(with: journals)
            }.keys)
    }
}
