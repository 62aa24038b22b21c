import Essentials

/// The build settings of one configuration, from a project and its `.xcconfig` files.
struct BuildSettings: Hashable {
    private(set) var values: [String: String] = [:]

    subscript(name: String) -> String? { values[name] }

    /// Later settings replace earlier settings. `$(inherited)` in a setting means the setting's earlier value.
    mutating func add(_ newer: [String: String]) {
        for (name, value) in newer {
            values[name] = value.replacing("$(inherited)", with: values[name] ?? "")
        }
    }

    /// Reads `NAME = value` lines and `#include` lines.
    mutating func add(configurationFile url: URL, depth: Int = 0) {
        guard depth < 8, let text = try? String(contentsOf: url, encoding: .utf8) else { return }
        for line in text.split(whereSeparator: \.isNewline) {
            let line = line.prefix { _ in true }.trimmingPrefix(while: \.isWhitespace)
            if line.hasPrefix("#include") {
                let name = line.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
                add(
                    configurationFile: url.deletingLastPathComponent().appending(path: name), depth: depth + 1
                )
                continue
            }
            guard !line.hasPrefix("//"), let sign = line.firstIndex(of: "=") else { continue }
            let name = line[..<sign].trimmed
            let value = (line[line.index(after: sign)...].components(separatedBy: " //").first ?? "")
            add([name: value[...].trimmed])
        }
    }

    /// The value with `$(NAME)` and `${NAME}` replaced. Unknown names become empty, and `$()` becomes empty too, so
    /// that a setting can contain `//`.
    func expanded(_ value: String, depth: Int = 0) -> String {
        guard depth < 8, value.contains("$") else { return value }
        let text = value.replacing(/\$[({](\w*)(?::[\w=]+)?[)}]/) { values[String($0.output.1)] ?? "" }
        return text == value ? text : expanded(text, depth: depth + 1)
    }

    func text(_ name: String) -> String? { values[name].map { expanded($0) } }

    /// The settings that concern Swift.
    var module: ModuleSettings {
        var module = ModuleSettings()
        module.isSwift6 = text("SWIFT_VERSION").flatMap { $0.split(separator: ".").first } == "6"
        module.isMainActorByDefault = text("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
        if text("SWIFT_APPROACHABLE_CONCURRENCY") == "YES" { module.features = ModuleSettings.approachable }
        for (name, value) in values.sorted(by: { $0.key < $1.key }) where expanded(value) == "YES" {
            guard let feature = name.wholeMatch(of: /SWIFT_UPCOMING_FEATURE_(\w+)/)?.output.1,
                let known = Self.features[String(feature)], !module.features.contains(known)
            else { continue }
            module.features.append(known)
        }
        let words = text("SWIFT_ACTIVE_COMPILATION_CONDITIONS")?.split(separator: " ").map(String.init) ?? []
        module.conditions = words.filter { $0 != "DEBUG" && $0.wholeMatch(of: /[A-Za-z_]\w*/) != nil }
        return module
    }

    /// Xcode's names of upcoming features, with the compiler's names.
    private static let features = [
        "CONCISE_MAGIC_FILE": "ConciseMagicFile",
        "DEPRECATE_APPLICATION_MAIN": "DeprecateApplicationMain",
        "DISABLE_OUTWARD_ACTOR_ISOLATION": "DisableOutwardActorInference",
        "DYNAMIC_ACTOR_ISOLATION": "DynamicActorIsolation",
        "EXISTENTIAL_ANY": "ExistentialAny",
        "FORWARD_TRAILING_CLOSURES": "ForwardTrailingClosures",
        "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY": "GlobalActorIsolatedTypesUsability",
        "GLOBAL_CONCURRENCY": "GlobalConcurrency",
        "IMPLICIT_OPEN_EXISTENTIALS": "ImplicitOpenExistentials",
        "IMPORT_OBJC_FORWARD_DECLS": "ImportObjcForwardDeclarations",
        "INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
        "INFER_SENDABLE_FROM_CAPTURES": "InferSendableFromCaptures",
        "INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
        "ISOLATED_DEFAULT_VALUES": "IsolatedDefaultValues",
        "MEMBER_IMPORT_VISIBILITY": "MemberImportVisibility",
        "NONFROZEN_ENUM_EXHAUSTIVITY": "NonfrozenEnumExhaustivity",
        "NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
        "REGION_BASED_ISOLATION": "RegionBasedIsolation",
    ]
}

extension Substring {
    fileprivate var trimmed: String {
        var text = trimmingPrefix(while: \.isWhitespace)
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
