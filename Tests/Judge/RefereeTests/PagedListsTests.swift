import Scenario
import Testing

@testable import Referee

@Suite struct `A list that loads page after page` {
    private func hasEnded(_ path: String, after first: String) -> Bool {
        var lists = PagedLists()
        for path in [first, path] { lists.note(Resource(path: path)) }
        return lists.hasEnded(before: Resource(path: path))
    }

    @Test(arguments: [
        ("/a?page=3", false), ("/a?page=4", true), ("/a?q=x&_page=9", true), ("/a?offset=60", false),
        ("/a?offset=80&limit=20", true), ("/a?limit=500", false), ("/page/9", false),
    ])
    func `ends behind its third page`(path: String, ends: Bool) {
        let first = path.replacing(/(page|offset)=\d+/) { "\($0.1)=0" }
        #expect(hasEnded(path, after: first) == ends)
    }

    @Test func `has content on its first page, whatever the page's number is`() {
        #expect(!hasEnded("/photos?page=71", after: "/photos?page=71"))
        #expect(!hasEnded("/photos?page=73", after: "/photos?page=71"))
        #expect(hasEnded("/photos?page=74", after: "/photos?page=71"))
    }

    @Test func `is another list with another search text`() {
        #expect(!hasEnded("/photos?q=b&page=9", after: "/photos?q=a&page=1"))
        #expect(hasEnded("/photos?q=a&page=9", after: "/photos?q=a&page=1"))
    }
}
