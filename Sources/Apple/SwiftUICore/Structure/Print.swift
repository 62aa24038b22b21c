import Lifecycle
import Wire

extension View {
    /// Prints the reason why the running body runs: `Cart: _count changed.`
    ///
    ///     let _ = Self._printChanges()
    public static func _printChanges() {
        guard let occasion = EvaluatedNode.runningOccasion else { return }
        let properties = Connection.declarations(in: Self.self).map { "_" + $0.name }
        let changes = occasion.changes(among: properties).joined(separator: ", ")
        Console.shared.write("\(Self.self): \(changes.isEmpty ? "unchanged" : changes + " changed").\n")
    }
}

extension EvaluatedNode.Occasion {
    /// The names of the changed properties, as SwiftUI prints them, in the order of declaration.
    fileprivate func changes(among properties: [String]) -> [String] {
        // SwiftUI prints no `@identity` for a view without dynamic properties.
        if cause == .mounted { return properties.isEmpty ? ["@self"] : ["@self", "@identity"] + properties }
        let changed = properties.filter { changedProperties.contains(String($0.dropFirst())) }
        return (inputChanged ? ["@self"] : []) + (isFromModel(changed) ? ["@dependencies"] : changed)
    }

    /// True if the view's body runs only because an observable model or the environment has changed.
    private func isFromModel(_ changed: [String]) -> Bool {
        switch cause {
        case .modelChanged, .environmentChanged: changed.isEmpty
        case .mounted, .inputChanged, .stateChanged, .rerendered: false
        }
    }
}

/// Prints to the app's console. The trace records the virtual time of each printed line.
public func print(_ items: Any..., separator: String = " ", terminator: String = "\n") {
    Console.shared.write(items.map { "\($0)" }.joined(separator: separator) + terminator)
}
