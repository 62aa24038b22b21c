import Foundation
import Testing

@Suite(.serialized) struct ClassPagesTests {
    let home = CourseAtHome(course: CourseAtHome.small)

    init() throws {
        let starter = try CourseAtHome.source("Starter")
        let solution = try CourseAtHome.source("Solution")
        for (name, source) in [
            ("anna", starter), ("ben", solution), ("cem", solution.replacing("rate", with: "kurs")),
            ("dora", "nonsense"),
        ] {
            let folder = home.folder.appending(path: "class/\(name)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try source.write(to: folder.appending(path: "Rate.swift"), atomically: true, encoding: .utf8)
        }
    }

    private static let list = "cd r/site && find . -name '*.html' | sort | xargs sha256sum"

    @Test func `are written on demand, also from the journal, and are the same each time`() throws {
        _ = try home.shell("course grade class --exercise 1.1 --out r; test ! -e r/site")
        let said = try home.shell("course grade class --exercise 1.1 --out r --site")
        #expect(said.contains("r/site/index.html"))
        let first = try home.shell(Self.list)
        #expect(first.split(separator: "\n").count == 8)
        #expect(
            try home.shell(
                "rm -r r; course grade class --exercise 1.1 --out r --site --jobs 3 >/dev/null 2>&1; \(Self.list)"
            )
                == first)
        let page = try home.shell("cat r/site/students/*.html")
        #expect(
            page.contains("<h1>anna</h1>") && page.contains("does not compile") && page.contains("nonsense"))
        #expect(try home.shell("ls r/site/answers | wc -l") == "3\n")
    }

    @Test func `of joined shards equal those of the whole class, and are anonymous on request`()
        throws
    {
        _ = try home.shell(
            """
            for i in 1 2; do course grade class --exercise 1.1 --out s$i --shard $i/2; done
            course grade merge r s1 s2 --site
            course grade class --exercise 1.1 --out w --site
            """)
        #expect(try home.shell("diff -r r/site w/site && echo same") == "same\n")
        _ = try home.shell("course grade class --exercise 1.1 --out w --anonymous")
        #expect(try home.shell("grep -rlE 'anna|dora' w/site || echo none") == "none\n")
    }
}
