import TestSupport
import Testing

@testable import Curriculum

/// The pages of `course mac`. Loading them checks their length and their links.
@Suite struct `The pages about Xcode` {
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

    private static func problem(_ body: String) -> String? {
        do throws(CurriculumProblem) {
            _ = try MacPage("---\npart: 6\ntitle: A fault\n---\n\(body)", file: "Lessons/Mac/06-fault.md")
            return nil
        } catch {
            return error.description
        }
    }

    private static let link = "[`task`](https://developer.apple.com/documentation/swiftui)"

    @Test func `are refused if they are long or lead elsewhere`() {
        #expect(Self.problem(Self.link) == nil)
        #expect(
            Self.problem(Self.link + String(repeating: " word", count: 250))
                == "Lessons/Mac/06-fault.md: The page has 251 words. Keep it to 250 words.")
        #expect(
            Self.problem("Open Instruments.")
                == "Lessons/Mac/06-fault.md: The page has no link. Link each fact to Apple's documentation.")
        for address in [
            "https://example.com/a", "http://developer.apple.com/a", "https://developer.apple.com.example/a",
            "../06-task-identity.md",
        ] {
            #expect(
                Self.problem("See [it](\(address)).")
                    == "Lessons/Mac/06-fault.md:5: The link leads to neither Apple nor swift.org: \(address). "
                    + "Link to developer.apple.com or to a page of swift.org.")
        }
    }
}
