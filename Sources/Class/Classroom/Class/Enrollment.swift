/// The people who get results: all students on the class list, and other students with submissions.
public struct Enrollment {
    public struct Seat: Hashable, Sendable {
        public var student: Student
        /// The student's index on the class list; nil for a student who is not on the list.
        public var member: Int?
    }

    /// The students who get results, in the order of their names.
    public let seats: [Seat]
    /// The students with submissions who are not on the class list.
    public let strangers: [Student]

    public init(of intake: Intake, on roster: Roster?) {
        guard let roster else {
            seats = intake.students.map { Seat(student: $0) }
            strangers = []
            return
        }
        let present = intake.students.map { Seat(student: $0, member: roster.member(called: $0.name)) }
        let known = Set(present.compactMap(\.member))
        let names = Set(intake.students)
        let missing = roster.members.indices.filter { !known.contains($0) }.compactMap { place -> Seat? in
            let student = Student(roster.members[place].label)
            return names.contains(student) ? nil : Seat(student: student, member: place)
        }
        seats = (present + missing).sorted { $0.student < $1.student }
        strangers = present.filter { $0.member == nil }.map(\.student)
    }
}
