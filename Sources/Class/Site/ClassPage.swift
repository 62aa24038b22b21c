import Player
import Text

/// The page of a class: the table of all students, and what the class has in common.
struct ClassPage {
    let record: ClassRecord

    init(_ record: ClassRecord) { self.record = record }

    var html: String {
        get throws {
            WebPage(
                title: "A class of \(Wording.count(record.students.count, "student"))", style: WebStyle.site,
                script: WebStyle.classScript, data: try JSONText(record, isIndented: false).text,
                body: WebStyle.classBody
            ).html
        }
    }
}
