import Classroom
import Text

/// The name of each student in the pages, and the file of each student's page.
struct NameBook {
    struct Name: Hashable {
        /// The student's name as the pages show it.
        var shown: String
        /// The anonymous name, such as `Student 17`.
        var anonymous: String
        var section: String?
        var id: String?
        /// The file name of the student's page.
        var page: String
    }

    let isAnonymous: Bool
    private let names: [Name]

    /// Numbers students by a hash of their names. Numbers in the order of the names would help readers
    /// to guess the names.
    init(_ gradebook: Gradebook, isAnonymous: Bool) {
        self.isAnonymous = isAnonymous
        let hashes = gradebook.students.map { Digest(of: $0.student).description }
        let order = hashes.indices.sorted { hashes[$0] < hashes[$1] }
        var numbers = [Int](repeating: 0, count: hashes.count)
        for (number, place) in order.enumerated() { numbers[place] = number + 1 }
        names = gradebook.students.enumerated().map { place, entry in
            let anonymous = "Student \(numbers[place])"
            return Name(
                shown: isAnonymous ? anonymous : (entry.person?.name ?? entry.student).printable,
                anonymous: anonymous, section: isAnonymous ? nil : entry.person?.section?.printable,
                id: isAnonymous ? nil : entry.person?.id?.printable,
                page: isAnonymous
                    ? "students/\(numbers[place]).html" : "students/\(hashes[place].prefix(20)).html")
        }
    }

    func shown(_ place: Int) -> String { names[place].shown }

    subscript(place: Int) -> Name { names[place] }
}
