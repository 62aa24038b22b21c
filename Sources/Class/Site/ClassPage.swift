import Player
import Text

/// The class page: a table of all students, scores and common findings.
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
