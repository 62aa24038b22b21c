import Lifecycle

/// The pages of a navigation stack. Links push pages onto the navigation stack; `navigationDestination`
/// declares the pages for values.
@MainActor final class Navigator {
    /// A page above the root: the page of a pushed value, or a view from a link.
    enum Page {
        case value(AnyHashable)
        case view(id: AnyHashable, make: @MainActor () -> any View)

        var key: AnyHashable {
            switch self {
            case .value(let value): value
            case .view(let id, _): id
            }
        }
    }

    /// The pushed values, stored in the app's path binding or in the stack's state.
    var path: Binding<[AnyHashable]>
    private let views: StateCell<[ViewPage]>
    private var destinations: [ObjectIdentifier: @MainActor (AnyHashable) -> (any View)?] = [:]

    /// A view that a link pushed without a value.
    private struct ViewPage {
        let above: Int
        let id: AnyHashable
        let make: @MainActor () -> any View
        let closed: @MainActor () -> Void
    }

    private var linkCount = 0

    /// Updates the open pages when the body that declares a destination runs.
    var destinationsChanged: @MainActor () -> Void = {}

    init(path: Binding<[AnyHashable]>, owner: Node) {
        self.path = path
        views = StateCell([], name: "navigation", owner: owner)
    }

    /// All pages above the root; a body that reads this property runs again when the pages change.
    var pages: [Page] {
        let (values, views) = (path.wrappedValue, views.value)
        var pages: [Page] = []
        for count in 0...values.count {
            if count > 0 { pages.append(.value(values[count - 1])) }
            pages += views.filter { $0.above == count }.map { .view(id: $0.id, make: $0.make) }
        }
        return pages
    }

    func declare<Value: Hashable>(_ type: Value.Type, _ destination: @escaping @MainActor (Value) -> any View)
    {
        destinations[ObjectIdentifier(type)] = { value in (value.base as? Value).map(destination) }
        destinationsChanged()
    }

    func destination(for value: AnyHashable) -> (any View)? {
        destinations[ObjectIdentifier(type(of: value.base))]?(value)
    }

    func push(_ value: AnyHashable) {
        path.wrappedValue.append(value)
    }

    /// - Parameter closed: runs when the user leaves the page.
    func push(
        id: AnyHashable? = nil, closed: @escaping @MainActor () -> Void = {},
        _ make: @escaping @MainActor () -> any View
    ) {
        linkCount += 1
        let id = id ?? AnyHashable("link \(linkCount)")
        guard !views.value.contains(where: { $0.id == id }) else { return }
        views.value.append(ViewPage(above: path.wrappedValue.count, id: id, make: make, closed: closed))
    }

    func remove(id: AnyHashable) {
        views.value.removeAll { $0.id == id }
    }

    /// Pops all pages above the first `count` pages.
    func pop(to count: Int) {
        while pages.count > count, pop() {}
    }

    /// Returns false if the navigation stack has only its root.
    func pop() -> Bool {
        let values = path.wrappedValue.count
        if let top = views.value.last, top.above == values {
            views.value.removeLast()
            top.closed()
            return true
        }
        guard values > 0 else { return false }
        path.wrappedValue.removeLast()
        return true
    }
}

/// The environment key of the navigation stack. Links and `navigationDestination` find the stack by this key.
struct NavigatorKey: EnvironmentKey {
    static let defaultValue: Navigator? = nil
}
