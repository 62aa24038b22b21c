public import Foundation
public import SwiftUI

/// Finds objects as `@FetchRequest` does, and groups neighbors with the same value into sections.
@MainActor @propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSManagedObject>: DynamicProperty {
    private var objects: FetchRequest<Result>
    private let identifier: (Result) -> SectionIdentifier

    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        objects = FetchRequest(fetchRequest: fetchRequest)
        identifier = { $0[keyPath: sectionIdentifier] }
    }

    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        objects = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
        identifier = { $0[keyPath: sectionIdentifier] }
    }

    @_disfavoredOverload public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        objects = FetchRequest(sortDescriptors: sortDescriptors, predicate: predicate)
        identifier = { $0[keyPath: sectionIdentifier] }
    }

    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(objects.wrappedValue, by: identifier)
    }
}

/// The sections of a `@SectionedFetchRequest`.
@MainActor
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSManagedObject>:
    @MainActor RandomAccessCollection
{
    private let objects: FetchedResults<Result>
    private var sections: [Section] = []

    init(_ objects: FetchedResults<Result>, by identifier: (Result) -> SectionIdentifier) {
        self.objects = objects
        for object in objects {
            let id = identifier(object)
            if sections.last?.id != id { sections.append(Section(id: id)) }
            sections[sections.count - 1].objects.append(object)
        }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(place: Int) -> Section { sections[place] }

    public var nsPredicate: NSPredicate? {
        get { objects.nsPredicate }
        nonmutating set { objects.nsPredicate = newValue }
    }

    public var nsSortDescriptors: [NSSortDescriptor] {
        get { objects.nsSortDescriptors }
        nonmutating set { objects.nsSortDescriptors = newValue }
    }

    public var sortDescriptors: [SortDescriptor<Result>] {
        get { objects.sortDescriptors }
        nonmutating set { objects.sortDescriptors = newValue }
    }

    nonisolated public struct Section: Identifiable, RandomAccessCollection {
        public let id: SectionIdentifier
        fileprivate(set) var objects: [Result] = []

        public var startIndex: Int { 0 }
        public var endIndex: Int { objects.count }
        public subscript(place: Int) -> Result { objects[place] }
    }
}
