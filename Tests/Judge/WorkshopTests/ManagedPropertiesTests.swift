import Testing

@testable import Workshop

/// Core Data's properties; on a device, the Objective-C runtime makes their accessors.
@Suite struct `A managed property` {
    @Test(arguments: [
        (
            "@NSManaged public var title: String?",
            #"           public var title: String? { get { value(forKey: "title") } set { setValue(newValue, forKey: "title") } }"#
        ),
        (
            "    @NSManaged var pages: Int16 // \"thick\"",
            #"               var pages: Int16 { get { value(forKey: "pages") } set { setValue(newValue, forKey: "pages") } } // "thick""#
        ),
        (
            "@objc(addBooksObject:)\n@NSManaged public func addToBooks(_ value: Book)",
            "@objc(addBooksObject:)\n           public func addToBooks(_ value: Book) { _manage(\"addToBooks\", [value]) }"
        ),
        (
            "@NSManaged func insertIntoBooks(_ value: Book, at idx: Int)",
            "           func insertIntoBooks(_ value: Book, at idx: Int) { _manage(\"insertIntoBooks\", [value, idx]) }"
        ),
        (
            "@NSManaged\nvar id: UUID",
            "          \nvar id: UUID { get { value(forKey: \"id\") } set { setValue(newValue, forKey: \"id\") } }"
        ),
        ("// @NSManaged var x: Int\nvar y: Int", "// @NSManaged var x: Int\nvar y: Int"),
    ])
    func `gets its accessors at the end of its line`(text: String, expected: String) {
        #expect(ManagedProperties.written(in: text) == expected)
    }

    @Test(arguments: [
        (
            "@objc(Note)\npublic class Note: NSManagedObject {",
            "@objc(Note) nonisolated\npublic class Note: NSManagedObject {"
        ),
        ("\nclass Note: NSManagedObject {}", " nonisolated\nclass Note: NSManagedObject {}"),
        (
            "// a note\nfinal class Note: NSManagedObject {}",
            "// a note\nnonisolated final class Note: NSManagedObject {}"
        ),
        ("\nnonisolated class Note: NSManagedObject {}", "\nnonisolated class Note: NSManagedObject {}"),
        ("\nclass Notes: NSManagedObjectContext {}", "\nclass Notes: NSManagedObjectContext {}"),
    ])
    func `is in a class without an actor, like its parent`(text: String, expected: String) {
        #expect(ManagedProperties.written(in: text) == expected)
    }

    @Test func `is written in all files of an answer`() {
        let file = Answer.File(name: "A.swift", bytes: Array("@NSManaged var a: Int".utf8), author: .learner)
        let written = ManagedProperties.written(in: Answer(files: [file], root: "A()"))
        #expect(String(decoding: written.files[0].bytes, as: UTF8.self).contains("value(forKey: \"a\")"))
    }
}
