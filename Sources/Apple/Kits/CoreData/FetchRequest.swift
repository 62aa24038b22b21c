public import Foundation
public import SwiftUI

extension EnvironmentValues {
    private struct ContextKey: EnvironmentKey {
        /// The default context of the environment; it has no store.
        static var defaultValue: NSManagedObjectContext { Singletons.shared { Nowhere() }.context }
    }

    private final class Nowhere {
        let context = NSManagedObjectContext(.mainQueue)
    }

    /// The context that views use. Without a context in the environment, the request finds nothing.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ContextKey.self] }
        set { self[ContextKey.self] = newValue }
    }
}

/// Finds objects in the environment's context. The body runs again when the context's objects change.
@MainActor @propertyWrapper public struct FetchRequest<Result>: DynamicProperty {
    @Environment(\.managedObjectContext) private var context
    @State private var memory = FetchMemory<Result>()
    private let request: NSFetchRequest<Result>
    private let order: [Any]

    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        (request, order) = (fetchRequest, [])
    }

    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(fetchRequest: fetchRequest)
    }

    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        (request, order) = (Self.request(entity, sortDescriptors, predicate), [])
    }

    public var wrappedValue: FetchedResults<Result> {
        FetchedResults(memory.found(request, in: context), memory, request, order)
    }

    public var projectedValue: Binding<FetchedResults<Result>.Configuration> {
        let results = wrappedValue
        return Binding {
            .init(nsSortDescriptors: results.nsSortDescriptors, nsPredicate: results.nsPredicate)
        } set: {
            results.nsSortDescriptors = $0.nsSortDescriptors
            results.nsPredicate = $0.nsPredicate
        }
    }

    static func request(
        _ entity: NSEntityDescription, _ order: [NSSortDescriptor], _ predicate: NSPredicate?
    ) -> NSFetchRequest<Result> {
        let request = NSFetchRequest<Result>()
        (request.entity, request.sortDescriptors, request.predicate) = (entity, order, predicate)
        return request
    }
}

extension FetchRequest where Result: NSManagedObject {
    public init(
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate)
    }

    // With an empty list, both initializers fit; `@_disfavoredOverload` makes Swift choose the
    // initializer for `NSSortDescriptor`.
    @_disfavoredOverload public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        (request, order) = (
            Self.request(Result.entity(), sortDescriptors.map { NSSortDescriptor($0) }, predicate),
            sortDescriptors
        )
    }
}

/// Stores the latest results of a `@FetchRequest`, and the filter and order that the view's code has
/// set.
final class FetchMemory<Result> {
    private let registrar = ObservationRegistrar()
    private var last: (request: NSFetchRequest<Result>, context: NSManagedObjectContext, number: Int)?
    private var results: [Result] = []
    private var number: Int { 0 }
    var predicate: NSPredicate??
    var sortDescriptors: [NSSortDescriptor]?
    var order: [Any]?

    func set(_ change: () -> Void) {
        change()
        last = nil
        registrar.withMutation(of: self, keyPath: \.number) {}
    }

    func found(_ request: NSFetchRequest<Result>, in context: NSManagedObjectContext) -> [Result] {
        registrar.access(self, keyPath: \.number)
        context.pending.wereRead()
        if let last, last.request === request, last.context === context, last.number == context.pending.number
        {
            return results
        }
        let (given, former) = (request.predicate, request.sortDescriptors)
        if let predicate { request.predicate = predicate }
        if let sortDescriptors { request.sortDescriptors = sortDescriptors }
        results = (try? context.fetch(request)) ?? []
        (request.predicate, request.sortDescriptors) = (given, former)
        last = (request, context, context.pending.number)
        return results
    }
}

extension FetchMemory: Observable {}

/// The objects of a `@FetchRequest`.
@MainActor public struct FetchedResults<Result>: @MainActor RandomAccessCollection {
    private let results: [Result]
    private let memory: FetchMemory<Result>
    private let request: NSFetchRequest<Result>
    private let order: [Any]

    init(
        _ results: [Result], _ memory: FetchMemory<Result>, _ request: NSFetchRequest<Result>, _ order: [Any]
    ) { (self.results, self.memory, self.request, self.order) = (results, memory, request, order) }

    public var startIndex: Int { 0 }
    public var endIndex: Int { results.count }
    public subscript(place: Int) -> Result { results[place] }

    public var nsPredicate: NSPredicate? {
        get { memory.predicate ?? request.predicate }
        nonmutating set { memory.set { memory.predicate = .some(newValue) } }
    }

    public var nsSortDescriptors: [NSSortDescriptor] {
        get { memory.sortDescriptors ?? request.sortDescriptors ?? [] }
        nonmutating set { memory.set { memory.sortDescriptors = newValue } }
    }

    public struct Configuration {
        public var nsSortDescriptors: [NSSortDescriptor]
        public var nsPredicate: NSPredicate?
    }
}

extension FetchedResults where Result: NSManagedObject {
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { (memory.order ?? order) as? [SortDescriptor<Result>] ?? [] }
        nonmutating set {
            memory.set {
                memory.order = newValue
                memory.sortDescriptors = newValue.map { NSSortDescriptor($0) }
            }
        }
    }
}
