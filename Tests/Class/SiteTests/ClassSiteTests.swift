import Classroom
import Foundation
import Testing

@testable import Site

@Suite struct `A class's site` {
    private static let names = ["Anna", "Ben", "Cem", "Dora", "Emil"]

    @Test func `has a page for the class, each student, each different answer that ran, and each pair`()
        throws
    {
        let place = try SitePlace()
        let summary = try place.write(SampleClass(names: Self.names))
        let folders = Dictionary(grouping: try place.pages().keys) { $0.split(separator: "/").first ?? "" }
            .mapValues(\.count)
        #expect(folders == ["index.html": 1, "students": 5, "answers": 6, "alike": 6])
        #expect(summary.pages == 18 && summary.withoutRun == 0)
    }

    @Test func `is rebuilt to the same bytes, and loses the page of a student who left`() throws {
        let place = try SitePlace()
        _ = try place.write(SampleClass(names: Self.names))
        let first = try place.pages()
        _ = try place.write(SampleClass(names: Self.names))
        #expect(try place.pages() == first)
        _ = try place.write(SampleClass(names: Array(Self.names.dropLast())))
        #expect(try place.pages().keys.filter { $0.hasPrefix("students/") }.count == 4)
        let other = try SitePlace()
        _ = try other.write(SampleClass(names: Self.names))
        #expect(try other.pages() == first)
    }

    @Test func `contains no names if it is anonymous, not even in file names`() throws {
        let place = try SitePlace()
        let names = ["Annabella", "Benedikta", "Cemalettin"]
        _ = try place.write(SampleClass(names: names), isAnonymous: true)
        for (page, text) in try place.pages() {
            for name in names { #expect(!text.contains(name) && !page.contains(name), "\(page)") }
        }
        #expect(try place.pages().keys.contains("students/1.html"))
    }

    @Test func `shows hostile names as text, and writes no page outside its folder`() throws {
        let place = try SitePlace()
        let names = [
            #"</script><script>alert(1)</script>"#, "../../../escaped", #"" onload="x"#, "a\u{202E}b",
        ]
        _ = try place.write(SampleClass(names: names))
        for (name, text) in try place.pages() {
            #expect(
                !text.contains("<script>alert") && !text.contains("\u{202E}")
                    && (name == "index.html" || !text.contains(#"" onload="#)), "\(name)")
        }
        let all = try FileManager.default.subpathsOfDirectory(atPath: place.folder.path)
        #expect(!all.contains { $0.contains("escaped") })
    }

    @Test func `shows grades of answers without an exhibit, and counts them`() throws {
        let place = try SitePlace()
        let sample = SampleClass(names: Self.names)
        let summary = try ClassSite(of: try sample.gradebook(), from: place.store).write(
            to: place.results.path(of: "site"))
        #expect(summary.withoutRun == 6 && summary.pages == 6)
        #expect(try place.pages().values.contains { $0.contains("GET /a was not cancelled.") })
    }

    @Test func `links a finding to its line, and an answer to its player page`() throws {
        let place = try SitePlace()
        _ = try place.write(SampleClass(names: Self.names))
        let page = try #require(try place.pages().values.first { $0.contains("<h1>Ben</h1>") })
        #expect(page.contains(##"<a href="#one-L2">line 2</a>"##) && page.contains(#"id="one-L2""#))
        let answer = "answers/one-\(SampleClass.digest("one", 1).prefix(24)).html"
        let playerPage = try place.pages()[answer]
        #expect(page.contains(#"href="../\#(answer)""#) && playerPage != nil)
    }

    @Test func `copies the exhibits of a shard into its store`() throws {
        let (whole, part) = (try SitePlace(), try SitePlace())
        try SampleClass(names: Self.names).fill(part.store)
        try whole.store.takeOver(part.results.path)
        let gradebook = try SampleClass(names: Self.names).gradebook()
        let key = ExhibitKey(gradebook.exercises[0], SampleClass.digest("one", 0), in: gradebook)
        let (kept, added) = (try part.store.exhibit(key), try whole.store.exhibit(key))
        #expect(kept == added)
        #expect(added != nil)
    }
}
