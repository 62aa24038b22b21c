/// A scene whose views have a modifier.
nonisolated struct _AmendedScene<Content: Scene>: Scene {
    let content: Content
    let amend: (AnyView) -> AnyView

    @MainActor var body: Never { fatalError("a scene that is amended has no body") }

    @MainActor var _root: any View {
        func open(_ view: any View) -> AnyView { AnyView(erasing: view) }
        return amend(open(content._root))
    }
}

nonisolated extension Scene {
    package func amended(_ amend: @escaping (AnyView) -> some View) -> some Scene {
        _AmendedScene(content: self) { AnyView(amend($0)) }
    }

    /// Runs `action` after an update that changed `value`, as the modifier of a view does.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, fileID: String = #fileID, line: Int = #line,
        _ action: @escaping (Value, Value) -> Void
    ) -> some Scene {
        amended { $0.onChange(of: value, initial: initial, fileID: fileID, line: line, action) }
    }

    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, fileID: String = #fileID, line: Int = #line,
        _ action: @escaping () -> Void
    ) -> some Scene {
        onChange(of: value, initial: initial, fileID: fileID, line: line) { _, _ in action() }
    }

    /// The older form of `onChange`, whose `action` receives only the new value.
    public func onChange<Value: Equatable>(
        of value: Value, fileID: String = #fileID, line: Int = #line,
        perform action: @escaping (Value) -> Void
    ) -> some Scene {
        onChange(of: value, fileID: fileID, line: line) { _, new in action(new) }
    }

    /// Sets an environment value for all views of the scene.
    public func environment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
    ) -> some Scene {
        amended { $0.environment(keyPath, value) }
    }

    /// Passes a model to all views of the scene.
    public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene {
        amended { $0.environment(object) }
    }

    public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene {
        amended { $0.environmentObject(object) }
    }

    public func transformEnvironment<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
        transform: @escaping (inout Value) -> Void
    ) -> some Scene {
        amended { $0.transformEnvironment(keyPath, transform: transform) }
    }
}
