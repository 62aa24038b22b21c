import Curriculum

/// One guide in the output of `guide --json`. `guide --json` prints one guide or an array of all
/// guides.
struct GuideFacts: Encodable {
    let guide: String
    let title: String
    let markdown: String

    init(_ guide: Guide) {
        self.guide = guide.name
        (title, markdown) = (guide.title, guide.markdown)
    }
}
