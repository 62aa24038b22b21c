public import Foundation
import SwiftUI

/// Identifies an object in every context. Unlike on a device, the identifier stays the same when the object
/// is saved.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
    public let entity: NSEntityDescription
    private let number: Int
    var isSaved = false
    weak var store: NSPersistentStore?

    init(of entity: NSEntityDescription) {
        self.entity = entity
        number = Singletons.shared { Numbers() }.next()
    }

    public var isTemporaryID: Bool { !isSaved }
    public var persistentStore: NSPersistentStore? { store }

    public func uriRepresentation() -> URL {
        let kind = isSaved ? "p" : "t"
        return URL(string: "x-coredata://store/\(entity.name ?? "")/\(kind)\(number)")
            ?? URL(filePath: "/")
    }

    func hasAddress(_ url: URL) -> Bool { url.path.hasSuffix("/\(entity.name ?? "")/p\(number)") && isSaved }

    public override var description: String { "0x\(number) <\(uriRepresentation().absoluteString)>" }

    private final class Numbers {
        private var last = 0
        func next() -> Int {
            last += 1
            return last
        }
    }
}

/// A type of results that a fetch request can return. Requests accept every type, because in Swift without
/// Objective-C a protocol does not conform to itself.
public protocol NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
