/// A property wrapper that holds an object without owning the object, such as `@ObservedObject`.
public protocol ObjectHolding: Connectable {
    @MainActor var _heldObject: AnyObject { get }
}

/// Finds the properties of a view whose object was replaced since the view's last value.
@MainActor public enum ReplacedObjects {
    public typealias Property = (name: String, type: Any.Type)

    /// Compares `ObjectHolding` properties, and other properties whose type is a class.
    public static func all<Value>(in old: Value, _ new: Value) -> [Property] {
        withUnsafePointer(to: old) { old in
            withUnsafePointer(to: new) { new in
                fields(of: Value.self).compactMap { field in
                    let after = field.object(UnsafeRawPointer(new) + field.offset)
                    return field.object(UnsafeRawPointer(old) + field.offset) === after
                        ? nil : (field.name, type(of: after))
                }
            }
        }
    }

    private struct Field {
        let name: String
        let offset: Int
        let object: @MainActor (UnsafeRawPointer) -> AnyObject
    }

    private static var known: [ObjectIdentifier: [Field]] = [:]

    private static func fields(of type: Any.Type) -> [Field] {
        if let fields = known[ObjectIdentifier(type)] { return fields }
        let layout = FieldLayout.of(type)
        let fields = layout.fields.compactMap { field in
            reader(of: field).map { Field(name: field.plainName, offset: field.offset, object: $0) }
        }
        known[ObjectIdentifier(type)] = fields
        return fields
    }

    private static func reader(of field: FieldLayout.Field) -> (@MainActor (UnsafeRawPointer) -> AnyObject)? {
        func held<Property: ObjectHolding>(_ type: Property.Type)
            -> @MainActor (UnsafeRawPointer) -> AnyObject
        {
            { $0.assumingMemoryBound(to: type).pointee._heldObject }
        }
        func plain<Object>(_ type: Object.Type) -> @MainActor (UnsafeRawPointer) -> AnyObject {
            { $0.assumingMemoryBound(to: type).pointee as AnyObject }
        }
        if let holder = field.connectable as? any ObjectHolding.Type { return held(holder) }
        return field.connectable == nil && field.type is AnyObject.Type
            ? _openExistential(field.type, do: plain) : nil
    }
}
