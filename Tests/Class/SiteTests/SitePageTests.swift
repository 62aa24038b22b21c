import Foundation
import TestSupport
import Testing

@testable import Site

@Suite(.enabled(if: Browser.program != nil, "there is no Chromium here"), .serialized)
struct `A page of a class` {
    /// A class that needs several pages of the table; one student's name looks like an HTML
    /// element.
    private static let large = Result {
        try written((0..<250).map { "Learner \($0)" } + [#"<img src=x onerror="document.title='owned'">"#])
    }
    private static let small = Result { try written((0..<9).map { "Learner \($0)" }) }

    private static func written(_ names: [String]) throws -> SitePlace {
        let place = try SitePlace()
        _ = try place.write(SampleClass(names: names))
        Browser.removeAtExit(place.folder)
        return place
    }

    private func open(_ name: String) throws -> BrowserPage {
        try Browser.shared.get().open(Self.large.get().file(name))
    }

    private func names(_ page: BrowserPage) throws -> [String] {
        try page.text(
            "[...document.querySelectorAll('#table tbody th')].map((one) => one.querySelector('a').textContent).join('|')"
        )
        .split(separator: "|").map(String.init)
    }

    @Test func `sorts and searches its table, and turns the table's pages`() throws {
        let page = try open("index.html")
        #expect(try names(page).count == 100)
        #expect(try page.text("document.title") == "A class of 251 students")
        try page.click("#after")
        try page.click("#after")
        #expect(try names(page).count == 51)
        try page.click("#table thead th:nth-child(2) button")
        #expect(
            try page.text("document.querySelector('#table thead th:nth-child(2)').getAttribute('aria-sort')")
                == "descending")
        #expect(try names(page).prefix(2) == ["Learner 201", "Learner 100"])
        try page.focus("#find")
        try page.type("learner 24")
        #expect(try names(page).count == 11)
        #expect(try page.text("document.querySelector('#count').textContent") == "11 of 251 students")
        try page.value(
            "document.querySelector('#outcome').value = '0'; document.querySelector('#outcome').dispatchEvent(new Event('change'))"
        )
        #expect(
            try names(page).sorted() == [
                "Learner 24", "Learner 240", "Learner 243", "Learner 246", "Learner 249",
            ])
        #expect(page.complaints == [])
        try page.close()
    }

    @Test func `hides names with one click`() throws {
        let page = try open("index.html")
        try page.click("#names")
        #expect(try names(page).allSatisfy { $0.hasPrefix("Student ") })
        let shown = try page.text("document.body.innerText")
        #expect(!shown.contains("Learner"))
        try page.close()
    }

    @Test func `links to a student's page, which shows a finding's line and links to the run`() throws {
        let page = try open("index.html")
        try page.focus("#find")
        try page.type("Learner 1")
        try page.follow("#table tbody a")
        #expect(try page.text("document.querySelector('h1').textContent") == "Learner 1")
        let lines = try page.number("document.querySelectorAll('.listing .blamed').length")
        #expect(lines == 2)
        try page.follow("a[href^='../answers/']")
        #expect(try page.text("document.querySelector('#now').textContent").hasPrefix("0 ms"))
        try page.close()
    }

    @Test(arguments: [360, 768, 1280], [false, true])
    func `fits its window and has no accessibility error`(width: Int, isDark: Bool) throws {
        let place = try Self.small.get()
        let pages = try place.pages().keys.sorted()
        let student = try #require(pages.first { $0.hasPrefix("students/") })
        let alike = try #require(pages.first { $0.hasPrefix("alike/") })
        for name in ["index.html", student, alike] {
            let page = try Browser.shared.get().open(place.file(name), width: width, isDark: isDark)
            #expect(try page.number("document.documentElement.scrollWidth") <= Double(width), "\(name)")
            #expect(try page.accessibilityFaults() ?? [] == [], "\(name)")
            #expect(page.complaints == [])
            try page.close()
        }
    }
}
