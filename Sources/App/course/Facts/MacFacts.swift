import Curriculum

/// One page in the output of `mac --json`. `mac --json` prints one page or an array of all pages.
struct MacFacts: Encodable {
    let part: Int
    let title: String
    let markdown: String

    init(_ page: MacPage) {
        (part, title, markdown) = (page.part, page.title, page.markdown)
    }
}
