public import Foundation

/// Keeps the results of a fetch up to date, and tells its delegate.
open class NSFetchedResultsController<ResultType>: NSObject, ChangeFollower, @unchecked Sendable {
    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    open private(set) var fetchedObjects: [ResultType]?

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName: String?
    ) {
        (self.fetchRequest, self.managedObjectContext) = (fetchRequest, managedObjectContext)
        (self.sectionNameKeyPath, self.cacheName) = (sectionNameKeyPath, cacheName)
        super.init()
        managedObjectContext.pending.follow(self)
    }

    open func performFetch() throws { fetchedObjects = try managedObjectContext.fetch(fetchRequest) }

    open var sections: [any NSFetchedResultsSectionInfo]? {
        var sections: [ResultsSection] = []
        for object in fetchedObjects ?? [] {
            let name =
                sectionNameKeyPath.flatMap { (object as? NSManagedObject)?.value(forKeyPath: $0) }
                .map { "\($0)" } ?? ""
            if sections.last?.name != name { sections.append(ResultsSection(name)) }
            sections.last?.objects?.append(object)
        }
        return fetchedObjects == nil ? nil : sections
    }

    /// An index path has a section and a row.
    open func object(at path: IndexPath) -> ResultType {
        guard let object = sections?[path[0]].objects?[path[1]] as? ResultType else {
            fatalError("no object at index \(path[1]) in section at index \(path[0])")
        }
        return object
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? {
        for (number, section) in (sections ?? []).enumerated() {
            let row = section.objects?.firstIndex { ($0 as AnyObject) === (object as AnyObject) }
            if let row { return IndexPath(indexes: [number, row]) }
        }
        return nil
    }

    func contextChanged(updated: Set<NSManagedObject>) {
        guard let before = fetchedObjects as? [NSManagedObject],
            let found = try? managedObjectContext.fetch(fetchRequest),
            let after = found as? [NSManagedObject],
            !after.elementsEqual(before, by: ===) || after.contains(where: updated.contains)
        else { return }
        // The delegate receives a copy, because Swift without Objective-C cannot convert the controller to another
        // generic type.
        let told = NSFetchedResultsController<any NSFetchRequestResult>(
            fetchRequest: NSFetchRequest(), managedObjectContext: managedObjectContext,
            sectionNameKeyPath: sectionNameKeyPath, cacheName: cacheName)
        told.fetchedObjects = before
        delegate?.controllerWillChangeContent(told)
        let old = before.map { ($0, indexPath(for: $0)) }
        fetchedObjects = found
        told.fetchedObjects = after
        for (object, path) in old where !after.contains(object) {
            delegate?.controller(told, didChange: object, at: path, for: .delete, newIndexPath: nil)
        }
        for object in after {
            let path = old.first { $0.0 === object }?.1
            let isNew = !before.contains(object)
            guard isNew || updated.contains(object) || path != indexPath(for: object) else { continue }
            let kind: NSFetchedResultsChangeType =
                isNew ? .insert : path == indexPath(for: object) ? .update : .move
            delegate?.controller(
                told, didChange: object, at: path, for: kind, newIndexPath: indexPath(for: object))
        }
        delegate?.controllerDidChangeContent(told)
    }

    private func indexPath(for object: NSManagedObject) -> IndexPath? {
        (object as? ResultType).flatMap { indexPath(forObject: $0) }
    }
}

public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete, move, update
}

public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

private final class ResultsSection: NSFetchedResultsSectionInfo {
    let name: String
    var objects: [Any]? = []

    init(_ name: String) { self.name = name }

    var numberOfObjects: Int { objects?.count ?? 0 }
}

public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {}
    public func controllerDidChangeContent(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
}
