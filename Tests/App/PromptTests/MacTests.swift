import Foundation
import Testing

/// `course mac`, in a shell and at the prompt.
@Suite struct MacTests {
    private let home = CourseAtHome(course: CourseAtHome.small)

    @Test func `a part's page is shown in a shell, at the prompt and as JSON`() throws {
        let heading = "On your Mac, part 1: A rate that is fetched twice"
        #expect(try home.shell("course mac").contains("`course mac 1` │ A rate that is fetched twice"))
        #expect(try home.shell("course mac 1").hasPrefix(heading))
        #expect(try home.shell("printf 'mac 1\\n' | course start").contains(heading))
        #expect(
            try home.shell("course mac 1 --json").contains("\"title\" : \"A rate that is fetched twice\""))
        #expect(try home.shell("course completions --words part") == "1\n")
    }

    @Test func `a part without a page is refused with those that have one`() throws {
        let page = try home.shell("course mac 12 2>&1; echo $?")
        #expect(page.hasPrefix("course: no page is about part \"12\"; the parts with a page are 1.\n"))
        #expect(page.hasSuffix("2\n"))
    }
}
