import Lifecycle
import Wire

extension View {
    /// Prints why the body that calls it runs: `Cart: _count changed.`
    ///
    ///     let _ = Self._printChanges()
    public static func _printChanges() {
        guard let cause = EvaluatedNode.runningCause else { return }
        Console.shared.write("\(Self.self): \(cause.inSwiftUIsWords).\n")
    }
}

extension BodyCause {
    fileprivate var inSwiftUIsWords: String {
        switch self {
        case .mounted: "@self, @identity changed"
        case .inputChanged: "@self changed"
        case .stateChanged(let name): "_\(name) changed"
        case .modelChanged, .environmentChanged: "@dependencies changed"
        case .rerendered: "unchanged"
        }
    }
}

/// Writes to the app's console, with the virtual time.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Console.shared.write(items.map { "\($0)" }.joined(separator: separator) + terminator)
}
