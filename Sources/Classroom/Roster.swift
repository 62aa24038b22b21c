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
    /// Folders whose names begin with a dot. They are no students, except that one may have been meant to be.
    public let hiddenFolders: [String]
    /// Folders with the results of an earlier run.
    public let formerResults: [String]
    private let folder: StudentFolder

    /// - Parameter results: the folder for grades. If it is among the students' folders, it is left out.
    public init(_ path: String, results: ResultsFolder? = nil) throws(ClassroomFault) {
        guard let folder = StudentFolder(path: path) else { throw Self.unusable(path) }
        self.folder = folder
        var students: [Student] = []
        var loose: [String] = []
        var hidden: [String] = []
        var former: [String] = []
        do throws(Obstacle) {
            for name in try folder.names() where !Self.isMeta(name) {
                switch try folder.kind(of: name) {
                case .folder where Self.isHidden(name):
                    hidden.append(Student.printed(name))
                case .file where Self.isHidden(name), .link where Self.isHidden(name),
                    .other where Self.isHidden(name):
                    continue
                case .folder:
                    if let results, folder.identity(of: name) == results.identity { continue }
                    if Self.holdsResults(name, in: folder) {
                        former.append(Student.printed(name))
                    } else {
                        students.append(Student(name))
                    }
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
        hiddenFolders = hidden
        formerResults = former
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

    /// Folders that systems leave behind, and no person is called so.
    private static func isMeta(_ name: [UInt8]) -> Bool {
        [".git", "__MACOSX"].contains { name.elementsEqual($0.utf8) }
    }

    private static func isHidden(_ name: [UInt8]) -> Bool { name.starts(with: ".".utf8) }

    /// A journal and a gradebook side by side. No answer needs either; the note names a folder that has both.
    private static func holdsResults(_ name: [UInt8], in folder: StudentFolder) -> Bool {
        guard let inside = try? folder.folder(name) else { return false }
        return [Journal.fileName, ResultsJSON().fileName].allSatisfy { file in
            (try? inside.kind(of: Array(file.utf8))) == .file
        }
    }

    private static func unusable(_ path: String) -> ClassroomFault {
        .submissions(
            "\(path) is not a folder that can be read.",
            nextStep: "Name the folder that holds one folder for each student.")
    }
}
