import Essentials

/// The class list: all students of a class. The roster shows who handed in nothing.
///
/// A roster is a CSV file with a line of titles, such as schools export. The file can have the columns `student`,
/// `login` or `username`, `id`, `name`, `email`, `section`, `extension` and `handed in`, in any order. The columns
/// may have the titles that Canvas or Moodle uses. The course ignores columns with other titles.
public struct Roster: Hashable, Sendable {
    public struct Member: Hashable, Sendable {
        public var login: String?
        public var person: Gradebook.Person
        public var extended: Extension?
        /// The time when the student handed in, for layouts whose files do not show this time.
        public var handedIn: Moment?

        /// The student's name in the results if the student handed in nothing.
        var label: String { login ?? person.name ?? person.id ?? person.email ?? "" }
    }

    public let members: [Member]
    private let index: [[String: Int?]]

    /// - Throws: a fault that names the roster's line and the mistake.
    public init(_ text: String, file: String) throws(ClassroomFault) {
        var rows = CommaSeparatedRows(text).rows.filter { $0.cells.contains { !$0.isEmpty } }
        guard !rows.isEmpty else { throw Self.fault(file, 1, "it is empty") }
        let titles = rows.removeFirst()
        let columns = titles.cells.map { Column(title: $0) }
        guard columns.contains(where: { $0?.names == true }) else {
            throw Self.fault(file, titles.line, "no column is called student, login, name, id or email")
        }
        // The line of points that Canvas adds below the column titles is not a student.
        members = try rows.filter { !$0.cells.contains { $0.contains("Points Possible") } }.map {
            row throws(ClassroomFault) in try Self.member(row, columns, file)
        }
        index = Self.index(of: members)
    }

    private enum Column: Hashable {
        case login, id, name, email, section, extended, handedIn

        init?(title: String) {
            switch title.lowercased().filter({ $0.isLetter }) {
            case "student", "login", "username", "sisloginid", "loginid", "user", "githubusername":
                self = .login
            case "id", "studentid", "sisuserid", "idnumber", "number", "matriculationnumber": self = .id
            case "name", "studentname", "fullname": self = .name
            case "email", "emailaddress", "mail": self = .email
            case "section", "group", "groups", "class": self = .section
            case "extension", "extendeduntil": self = .extended
            case "handedin", "submitted", "submittedat": self = .handedIn
            default: return nil
            }
        }

        var names: Bool {
            switch self {
            case .login, .id, .name, .email: true
            case .section, .extended, .handedIn: false
            }
        }
    }

    private static func member(
        _ row: CommaSeparatedRows.Row, _ columns: [Column?], _ file: String
    ) throws(ClassroomFault) -> Member {
        var member = Member(person: .init())
        for (column, cell) in zip(columns, row.cells) where !cell.isEmpty {
            switch column {
            case .login: member.login = cell
            case .id: member.person.id = cell
            case .name: member.person.name = cell
            case .email: member.person.email = cell
            case .section: member.person.section = cell
            case .extended:
                guard let extended = Extension(cell) else {
                    throw fault(
                        file, row.line, "\"\(cell)\" is not an extension: write a day (2026-11-25) or +2d")
                }
                member.extended = extended
            case .handedIn:
                guard let moment = Moment(cell) else {
                    throw fault(file, row.line, "\"\(cell)\" is not a time: write 2026-11-20 23:59")
                }
                member.handedIn = moment
            case nil: continue
            }
        }
        guard !member.label.isEmpty else { throw fault(file, row.line, "this line names no student") }
        return member
    }

    private static func fault(_ file: String, _ line: Int, _ reason: String) -> ClassroomFault {
        .submissions(
            "\(file):\(line): the course cannot use the class list: \(reason).",
            nextStep: "The first line must have titles, such as student,name,id,email,section,extension.")
    }

    /// Finds the index of the member with the given name in the submissions; nil if no member or several members have
    /// the name.
    func member(called name: String) -> Int? {
        let wanted = Self.plain(name)
        for places in index {
            if let found = places[wanted], let place = found { return place }
        }
        return nil
    }

    /// The members' indices by kind of name, such as login, and then by name; nil for a name that several members
    /// have.
    private static func index(of members: [Member]) -> [[String: Int?]] {
        keys.map { key in
            var places: [String: Int?] = [:]
            for (place, member) in members.enumerated() {
                guard let name = key(member).map(plain) else { continue }
                places.updateValue(places.keys.contains(name) ? nil : place, forKey: name)
            }
            return places
        }
    }

    private static let keys: [@Sendable (Member) -> String?] = [
        { $0.login }, { $0.person.id }, { $0.person.name }, { $0.person.email },
        { $0.person.email.map { String($0.prefix { $0 != "@" }) } },
        // Canvas's downloads put the last name first.
        {
            $0.person.name.map { name in
                (name.split(separator: " ").suffix(1) + name.split(separator: " ").dropLast()).joined()
            }
        },
    ]

    /// Removes case, spaces and punctuation, so that `Adams, Anna` equals `adamsanna`.
    private static func plain(_ name: String) -> String {
        let plain = name.lowercased().filter { $0.isLetter || $0.isNumber }
        return plain.isEmpty ? name : plain
    }
}
