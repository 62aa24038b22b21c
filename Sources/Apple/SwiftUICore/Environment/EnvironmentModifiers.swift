public import Lifecycle

nonisolated public struct _EnvironmentModifier: _PrimitiveModifier {
    let setting: (inout EnvironmentValues) -> Void

    package init(setting: @escaping (inout EnvironmentValues) -> Void) { self.setting = setting }

    public static let updatesBeforeContent = true

    @MainActor public func makeNode(at site: Site, content: (Site) -> Node) -> Node {
        AmbientNode(at: site, setting: change, content: content)
    }

    @MainActor public func update(_ node: Node) {
        node.as(AmbientNode.self).update(change)
    }

    private var change: (inout Ambient) -> Void {
        { [setting] ambient in
            var values = EnvironmentValues(ambient)
            setting(&values)
            ambient = values.ambient
        }
    }
}

extension View {
    /// Sets an environment value for all views inside this view. A new environment value runs only the bodies
    /// that read the value.
    nonisolated public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some View {
        modified(by: _EnvironmentModifier { $0[keyPath: keyPath] = value })
    }

    /// Passes a model to all views inside this view. The inner views find the model by the model's type.
    nonisolated public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
        modified(by: _EnvironmentModifier { $0[object: Object.self] = object })
    }

    /// Changes an inherited environment value for all views inside this view. `transform` runs again whenever
    /// the inherited environment value changes.
    nonisolated public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
    ) -> some View {
        modified(by: _EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
    }
}
