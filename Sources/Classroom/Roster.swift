import Curriculum

/// Whose answers there are: one folder for each student, in a folder of submissions.
///
///     submissions/
///         anna/ProfilePicture.swift
///         ben/06-changing-picture/ProfilePicture.swift
public struct Roster: Sendable {
    public let students: [Student]
    /// Files that lie beside the students' folders, which nobody reads.
    public let looseFiles: [String]
    private let folder: StudentFolder

    /// - Parameter results: where grades are written; if it lies among the students, it is none of them.
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
                    // In the place of a folder it is somebody's answer, who is told that it is never followed.
                    let isLoose = (try? folder.kind(of: name, followingLinks: true)) == .file
                    if isLoose { loose.append(Student.printed(name)) } else { students.append(Student(name)) }
                case .file, .other: loose.append(Student.printed(name))
                case nil: continue  // gone since it was listed
                }
            }
        } catch {
            throw Self.unusable(path)
        }
        self.students = students.sorted()
        looseFiles = loose
    }

    /// Students whose names look the same to a reader, though the folders differ: one letter with its accent, or a
    /// letter and an accent.
    public var lookalikes: [[Student]] {
        // `String` compares as a reader does.
        Dictionary(grouping: students, by: \.name).values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
    }

    /// Of these exercises, those that somebody handed something in for.
    public func handedIn(of exercises: [Exercise]) -> [Exercise] {
        var waiting = exercises
        for student in students where !waiting.isEmpty {
            guard let folder = try? open(student) else { continue }  // told with that student's result
            waiting.removeAll { AnswerSearch($0, among: exercises).finds(in: folder) }
        }
        return exercises.filter { exercise in !waiting.contains { $0.id == exercise.id } }
    }

    func open(_ student: Student) throws(Obstacle) -> StudentFolder { try folder.folder(student.bytes) }

    /// What systems leave behind, such as `.git` and the second half of a Mac's archives.
    private static func isMeta(_ name: [UInt8]) -> Bool {
        name.starts(with: ".".utf8) || name.elementsEqual("__MACOSX".utf8)
    }

    private static func unusable(_ path: String) -> ClassroomFault {
        .submissions(
            "\(path) is not a folder that can be read.",
            nextStep: "Name the folder that holds one folder for each student.")
    }
}
