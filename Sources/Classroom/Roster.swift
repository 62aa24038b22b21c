import Curriculum

/// The students of a class: one folder for each, in a folder of submissions.
///
///     submissions/
///         anna/ProfilePicture.swift
///         ben/06-changing-picture/ProfilePicture.swift
public struct Roster: Sendable {
    public let students: [Student]
    /// Files beside the students' folders. They are not read.
    public let looseFiles: [String]
    private let folder: StudentFolder

    /// - Parameter results: the folder for grades. If it is among the students' folders, it is left out.
    public init(_ path: String, results: ResultsFolder? = nil) throws(ClassroomFault) {
        guard let folder = StudentFolder(path: path) else { throw Self.unusable(path) }
        self.folder = folder
        var students: [Student] = []
        var loose: [String] = []
        do throws(Obstacle) {
            for name in try folder.names() where !Self.isMeta(name) {
                switch try folder.kind(of: name) {
                case .folder:
                    if let results, folder.identity(of: name) == results.identity { continue }
                    students.append(Student(name))
                case .link:
                    // A link in the place of a folder is a student, whose result says that links are not followed.
                    let isLoose = (try? folder.kind(of: name, followingLinks: true)) == .file
                    if isLoose { loose.append(Student.printed(name)) } else { students.append(Student(name)) }
                case .file, .other: loose.append(Student.printed(name))
                case nil: continue  // removed since it was listed
                }
            }
        } catch {
            throw Self.unusable(path)
        }
        self.students = students.sorted()
        looseFiles = loose
    }

    /// Groups of students whose folders differ but whose names look the same: an accented letter, or a letter and an
    /// accent.
    public var lookalikes: [[Student]] {
        // `String` compares by how text looks.
        Dictionary(grouping: students, by: \.name).values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }

    /// The exercises for which at least one answer was handed in.
    public func handedIn(of exercises: [Exercise]) -> [Exercise] {
        var waiting = exercises
        for student in students where !waiting.isEmpty {
            guard let folder = try? open(student) else { continue }  // that student's result gives the reason
            waiting.removeAll { AnswerSearch($0, among: exercises).finds(in: folder) }
        }
        return exercises.filter { exercise in !waiting.contains { $0.id == exercise.id } }
    }

    func open(_ student: Student) throws(Obstacle) -> StudentFolder { try folder.folder(student.bytes) }

    /// Folders that systems leave behind, such as `.git` and `__MACOSX`.
    private static func isMeta(_ name: [UInt8]) -> Bool {
        name.starts(with: ".".utf8) || name.elementsEqual("__MACOSX".utf8)
    }

    private static func unusable(_ path: String) -> ClassroomFault {
        .submissions(
            "\(path) is not a folder that can be read.",
            nextStep: "Name the folder that holds one folder for each student.")
    }
}
