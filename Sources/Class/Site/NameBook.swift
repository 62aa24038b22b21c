import Classroom
import Text

/// What each student is called in the pages, and where their page is.
struct NameBook {
    struct Name: Hashable {
        /// As the reader sees it.
        var shown: String
        /// The same student without a name: `Student 17`.
        var anonymous: String
        var section: String?
        var id: String?
        /// The page's file.
        var page: String
    }

    let isAnonymous: Bool
    private let names: [Name]

    /// Numbers go by a hash of the name, so they say nothing about the alphabet.
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
