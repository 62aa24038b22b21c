import FoundationEssentials
import Testing

@testable import Curriculum

@Suite struct `The course's root` {
    private func makeCourse(at url: URL) throws {
        for name in ["Lessons", "Exercises"] {
            try FileManager.default.createDirectory(
                at: url.appending(path: name), withIntermediateDirectories: true)
        }
    }

    @Test func `is COURSE_ROOT if that is set`() throws {
        let named = ["COURSE_ROOT": Fixture.small.url.path]
        let root = try CourseRoot.locate(environment: named, executable: URL(filePath: "/nowhere/course"))
        #expect(root.url.path == Fixture.small.url.path)
    }

    @Test func `is refused if COURSE_ROOT is not a course`() {
        #expect(throws: CourseRoot.NotFound(looked: ["/nowhere"], isNamed: true)) {
            try CourseRoot.locate(
                environment: ["COURSE_ROOT": "/nowhere"], executable: URL(filePath: "/nowhere/course"))
        }
    }

    @Test func `is found above the build in a checkout`() throws {
        try Fixture.withFolder { folder in
            let folder = folder.resolvingSymlinksInPath()
            try makeCourse(at: folder)
            let executable = folder.appending(path: ".build/debug/course")
            let root = try CourseRoot.locate(environment: [:], executable: executable)
            #expect(root.url.path == folder.path)
        }
    }

    @Test func `is found beside bin in an installation`() throws {
        try Fixture.withFolder { folder in
            let folder = folder.resolvingSymlinksInPath()
            try makeCourse(at: folder.appending(path: "share/course"))
            let executable = folder.appending(path: "bin/course")
            let root = try CourseRoot.locate(environment: [:], executable: executable)
            #expect(root.url.path == folder.appending(path: "share/course").path)
        }
    }
}
