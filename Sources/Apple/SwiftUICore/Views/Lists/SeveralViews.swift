/// A view that consists of several views and can list them without making nodes.
protocol SeveralViews {
    /// The listed views, each with a unique key.
    @MainActor var parts: [(key: AnyHashable, view: any View)] { get }
}

extension EmptyView: SeveralViews {
    var parts: [(key: AnyHashable, view: any View)] { [] }
}

extension TupleView: SeveralViews {
    var parts: [(key: AnyHashable, view: any View)] { members.enumerated().map { ($0.offset, $0.element) } }
}

extension Group: SeveralViews where Content: View {
    var parts: [(key: AnyHashable, view: any View)] { [(0, content)] }
}

extension ForEach: SeveralViews where Content: View {
    var parts: [(key: AnyHashable, view: any View)] { data.map { (AnyHashable(id($0)), content($0)) } }
}

extension Optional: SeveralViews where Wrapped: View {
    var parts: [(key: AnyHashable, view: any View)] { map { [(0, $0)] } ?? [] }
}

extension _ConditionalContent: SeveralViews {
    var parts: [(key: AnyHashable, view: any View)] {
        switch storage {
        case .first(let view): [(true, view)]
        case .second(let view): [(false, view)]
        }
    }
}
