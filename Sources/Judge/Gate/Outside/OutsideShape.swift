import SwiftSyntax
import Wire

/// Facts about an outside type, learned from the type's uses.
final class OutsideShape {
    let name: String
    /// The modules that are imported in every file that uses the type.
    var modules: Set<String>
    var isView = false
    var isObject = false
    var isAbstract = false
    /// True if the type's methods return the type itself, as a view's modifiers do.
    var isFluent = false
    var isTypeOfValue = false
    /// True if no plain stand-in can replace the type, for example because the source uses the type as a property
    /// wrapper.
    var isOdd = false
    private var initializers: [OutsideCall] = []
    private var members: [OutsideMember] = []
    private var types: [String: OutsideShape] = [:]

    init(_ name: String, modules: Set<String>) { (self.name, self.modules) = (name, modules) }

    /// Collects facts about the type from a chain of members that begins with the type or with a value of the type.
    /// - Returns: the type of the chain's last value, if a missing module declares that type.
    func take(
        _ links: ArraySlice<MemberChain.Link>, of end: MemberChain.End, isStatic: Bool
    ) -> OutsideShape? {
        guard let link = links.first else { return self }
        let rest = links.dropFirst()
        guard let name = link.name else {
            guard isStatic, let shape = call("init", link) else { return nil }
            if !initializers.contains(shape) { initializers.append(shape) }
            return take(rest, of: end, isStatic: false)
        }
        if isStatic, name.first?.isUppercase == true {
            let nested = type(name)
            guard let call = link.call else {
                return nested.take(rest, of: end, isStatic: true)
            }
            let made = MemberChain.Link(name: nil, call: call)
            return nested.take([made] + rest, of: end, isStatic: true)
        }
        if name == "init" {
            let made = MemberChain.Link(name: nil, call: link.call)
            return take([made] + rest, of: end, isStatic: isStatic)
        }
        // A chain belongs to SwiftUI once it calls a modifier that all views have, such as `padding`.
        if isFluent, Self.ofAllViews.contains(name) { return nil }
        guard name != "self", name != "Type", let shape = call(name, link) else { return nil }
        var isOptional = link.isOptional
        var result = OutsideMember.Result.nothing
        var next: OutsideShape?
        if isFluent {
            (result, next) = (.this, self)
        } else {
            if case .variable(_, let isBound) = end, rest.isEmpty { isOptional = isBound }
            let hasValue: Bool
            switch end {
            case .statement: hasValue = !rest.isEmpty
            case .variable: hasValue = true
            case .view, .result, .other:
                // The source does not show the type of the chain's last value.
                guard !rest.isEmpty else { return nil }
                hasValue = true
            }
            if hasValue {
                let value = type(name.prefix(1).uppercased() + name.dropFirst() + "Value")
                (result, next) = (.type(value.name, isOptional: isOptional), value)
            }
        }
        // A property alone cannot be a statement, unless the statement assigns a value to it.
        if link.call == nil, result == .nothing { return nil }
        let member = OutsideMember(shape, isStatic: isStatic, isCalled: link.call != nil, result: result)
        if !members.contains(where: {
            $0.call == shape && $0.isStatic == isStatic && $0.isCalled == member.isCalled
        }) {
            members.append(member)
        }
        return next?.take(rest, of: end, isStatic: false)
    }

    func type(_ name: String) -> OutsideShape {
        if let known = types[name] { return known }
        let new = OutsideShape(name, modules: modules)
        types[name] = new
        return new
    }

    private func call(_ name: String, _ link: MemberChain.Link) -> OutsideCall? {
        link.call.map { CallShape.call(name, $0) } ?? OutsideCall(name, [])
    }

    /// True if the source never uses the type in a way that shows how the type is declared. Without a stand-in
    /// declaration, the compiler reports the type's name as unknown.
    var isBare: Bool {
        !isTypeOfValue && !isView && !isAbstract && initializers.isEmpty && members.isEmpty && types.isEmpty
    }

    var result: OutsideType {
        let kind: OutsideType.Kind = isView ? .view : isObject ? .object : isAbstract ? .abstract : .value
        var type = OutsideType(name, kind)
        type.initializers = initializers
        type.members = members
        type.types = types.values.filter { !$0.isOdd }.map(\.result).sorted { $0.name < $1.name }
        return type
    }

    /// SwiftUI declares these modifiers for all views, including views from packages.
    private static let ofAllViews: Set<String> = [
        "frame", "padding", "background", "overlay", "mask", "clipShape", "clipped", "cornerRadius", "shadow",
        "opacity", "aspectRatio", "scaledToFit", "scaledToFill", "foregroundColor", "foregroundStyle", "font",
        "tint", "onAppear", "onDisappear", "onTapGesture", "task", "onChange", "onReceive", "id", "tag",
        "offset", "position", "rotationEffect", "scaleEffect", "animation", "transition", "zIndex", "hidden",
        "disabled", "sheet", "alert", "environment", "environmentObject", "navigationTitle", "toolbar",
        "ignoresSafeArea", "edgesIgnoringSafeArea", "gesture", "border", "blur", "redacted", "fixedSize",
        "layoutPriority", "contentShape", "matchedGeometryEffect", "buttonStyle", "listRowInsets",
    ]
}
