import Foundation
import Testing

@testable import AppProject

@Suite struct `A data model` {
    private static let xml = """
        <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
        <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
            <entity name="Day" representedClassName=".DayEntity" codeGenerationType="class">
                <attribute name="date" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
                <attribute name="rain" attributeType="Integer 16" defaultValueString="3" usesScalarValueType="YES"/>
                <attribute name="tags" optional="YES" attributeType="Transformable" customClassName="[String]"/>
                <relationship name="notes" toMany="YES" deletionRule="Cascade" destinationEntity="Note" inverseName="day" inverseEntity="Note"/>
                <uniquenessConstraints><uniquenessConstraint><constraint value="date"/></uniquenessConstraint></uniquenessConstraints>
            </entity>
            <entity name="Note" representedClassName="Note" codeGenerationType="category">
                <attribute name="text" optional="YES" attributeType="String" defaultValueString="a &lt; b"/>
                <relationship name="day" optional="YES" maxCount="1" destinationEntity="Day" inverseName="notes" inverseEntity="Day"/>
            </entity>
            <entity name="Plain" representedClassName="Plain"><attribute name="id" attributeType="UUID"/></entity>
        </model>
        """

    @Test func `has the entities of its XML`() throws {
        let model = try #require(DataModel(name: "Diary", xml: Self.xml))
        #expect(model.entities.map(\.name) == ["Day", "Note", "Plain"])
        #expect(model.entities.map(\.className) == ["DayEntity", "Note", "Plain"])
        #expect(model.entities.map(\.generation) == [.wholeClass, .properties, .manual])
        let (day, note) = (model.entities[0], model.entities[1])
        #expect(day.attributes.map(\.isOptional) == [true, false, true])
        #expect(day.attributes[1].defaultValue == "3")
        #expect(day.uniqueness == [["date"]])
        #expect(day.relationships[0].isToMany)
        #expect(day.relationships[0].deletionRule == "Cascade")
        #expect(note.attributes[0].defaultValue == "a < b")
        #expect(note.relationships[0].inverse == "notes")
        #expect(DataModel(name: "Diary", xml: "<plist></plist>") == nil)
    }

    @Test func `has the classes and properties that Xcode generates`() throws {
        let model = try #require(DataModel(name: "Diary", xml: Self.xml))
        #expect(
            model.source == """
                import Foundation
                import CoreData
                nonisolated public class DayEntity: NSManagedObject {}
                nonisolated extension DayEntity {
                    public class func fetchRequest() -> NSFetchRequest<DayEntity> {
                        NSFetchRequest<DayEntity>(entityName: "Day")
                    }
                    @NSManaged public var date: Date?
                    @NSManaged public var rain: Int16
                    @NSManaged public var tags: [String]?
                    @NSManaged public var notes: NSSet?
                    @NSManaged public func addToNotes(_ value: Note)
                    @NSManaged public func removeFromNotes(_ value: Note)
                    @NSManaged public func addToNotes(_ values: NSSet)
                    @NSManaged public func removeFromNotes(_ values: NSSet)
                }
                nonisolated extension DayEntity: Identifiable {}
                nonisolated extension Note {
                    public class func fetchRequest() -> NSFetchRequest<Note> {
                        NSFetchRequest<Note>(entityName: "Note")
                    }
                    @NSManaged public var text: String?
                    @NSManaged public var day: DayEntity?
                }
                nonisolated extension Note: Identifiable {}

                """)
    }

    @Test func `of an app is the version that Xcode marks as current`() throws {
        let folder = try Folder([
            "DemoApp.swift": "@main struct DemoApp: App { }",
            "Diary.xcdatamodeld/.xccurrentversion":
                "<dict><key>_XCCurrentVersionName</key><string>Diary.xcdatamodel</string></dict>",
            "Diary.xcdatamodeld/Diary.xcdatamodel/contents": Self.xml,
            "Diary.xcdatamodeld/Diary 2.xcdatamodel/contents": "<model></model>",
        ])
        let models = try AppProject(at: folder.path).app.dataModels
        #expect(models.map(\.name) == ["Diary"])
        #expect(models.first?.entities.count == 3)
        let file = String(decoding: models.first?.file(classesIn: "Demo") ?? [], as: UTF8.self)
        #expect(file.contains(#""className":"Demo.DayEntity""#))
    }

    @Test func `is found by the versions that a project lists`() {
        let folder = URL(filePath: "/nowhere/Diary.xcdatamodeld")
        let versions = ["Diary.xcdatamodel", "Diary 2.xcdatamodel"].map { folder.appending(path: $0) }
        // The folder does not exist, so it has no model.
        #expect(DataModel.all(in: versions).isEmpty)
    }
}
