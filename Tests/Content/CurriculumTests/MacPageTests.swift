import Testing

@testable import Curriculum

/// The limits of the pages that `course mac` shows.
@Suite struct `A page about Xcode` {
    private static func problem(_ body: String) -> String? {
        do throws(CurriculumProblem) {
            _ = try MacPage("---\npart: 6\ntitle: A fault\n---\n\(body)", file: "Lessons/Mac/06-fault.md")
            return nil
        } catch {
            return error.description
        }
    }

    private static let link = "[`task`](https://developer.apple.com/documentation/swiftui)"

    @Test func `is refused if it is long or leads elsewhere`() {
        #expect(Self.problem(Self.link) == nil)
        #expect(
            Self.problem(Self.link + String(repeating: " word", count: 250))
                == "Lessons/Mac/06-fault.md: The page has 251 words. Keep the page to 250 words.")
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
