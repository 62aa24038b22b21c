import Curriculum

/// What `guide --json` prints: one guide, or one element for each.
struct GuideFacts: Encodable {
    let guide: String
    let title: String
    let markdown: String

    init(_ guide: Guide) {
        self.guide = guide.name
        (title, markdown) = (guide.title, guide.markdown)
    }
}
