/// The output of `page --json` after the page is written.
struct PageFacts: Encodable {
    let version = 1
    let file: String
    let bytes: Int

    private enum CodingKeys: String, CodingKey { case version, file, bytes }
}
