import Curriculum
import TestSupport
import Testing

/// Loading the pages checks their length and their links.
@Suite struct `The course's pages about Xcode` {
    @Test func `show one fault for every part, in at most 250 words, with links to Apple and swift.org`()
        throws
    {
        let pages = try MacPage.load(CourseRoot(Checkout.root))
        #expect(pages.map(\.part) == Array(1...10))
        #expect(Set(pages.map(\.title)).count == pages.count)
        for page in pages {
            #expect(page.markdown.hasPrefix("# On your Mac, part \(page.part): \(page.title)\n"))
            #expect(MarkdownLink.all(in: page.markdown).count >= 3, "\(page.file) links to too few facts")
        }
    }
}
