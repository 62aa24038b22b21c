/// A folder or archive for each student, named after the student.
///
///     anna/ProfilePicture.swift
///     ben/06-changing-picture/ProfilePicture.swift
///     clara.zip
struct FolderLayout: SubmissionLayout {
    let name = "folders"
    let summary = "a folder (or zip file) for each student"
    let hasForm = false

    func place(_ item: HandedIn) -> StudentPlace? {
        let isInside = item.path.count > 1
        // A link in place of a folder counts as a student; the student's result says that the course does
        // not follow links.
        let isFolder = item.kind == .folder || item.kind == .link || ArchiveName.isArchive(item.path[0])
        guard isInside || isFolder else { return nil }
        let student = Student(ArchiveName.stem(of: item.path[0]))
        return StudentPlace(student: student, path: Array(item.path.dropFirst()))
    }

    func refusal(of item: HandedIn) -> String { "the file is not in a student's folder" }
}
