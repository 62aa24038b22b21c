import Wire

/// Which symbols an answer's library may import. What is not listed is refused.
///
/// An answer is Swift for Apple's platforms, so it imports names of SwiftUI, Combine, Foundation and the standard library,
/// the calls that the compiler puts into any Swift code, and mathematics of C. `import Foundation` on Linux gives all of
/// the C library beside: `read`, `dlsym`, `syscall`. None of these is on a list here.
enum SymbolLicense {
    /// - Parameter isOwnApp: whether it is an app of the learner's, behind a wall.
    static func allows(_ symbol: String, isOwnApp: Bool = false) -> Bool {
        guard symbol.hasPrefix("$s") else {
            return symbol.hasPrefix("swift_") || CSymbols.allowed.contains(symbol)
                || isOwnApp && symbol == "exit"
        }
        // The descriptor of a protocol's associated type begins with its bare name; data, and nothing to call.
        if symbol.hasSuffix("Tl") { return true }
        // Tuples, functions, generic parameters and builtins have no home; only their descriptions can be imported.
        guard let name = MangledName(symbol) else { return dataKinds.contains(where: symbol.hasSuffix) }
        guard !name.path.contains(where: isUnsafe) else { return false }
        if isOwnApp, isForOwnApps(name) { return true }
        if let module = name.extending, !isOpen(module) { return false }
        if takesPointer(symbol, name) { return false }
        if !isOwnApp, handlesMemory(name), PointerParameter.isTaken(by: symbol) { return false }
        if name.home == "s" || name.home.first == "S" && name.home.utf8.count <= 3 && isStandard(name.home) {
            return !(name.home == "s" && name.path.first.map(standardRefusals.contains) == true)
                && !touchesMachine(name, from: 0)
        }
        if openModules.contains(name.home) { return true }
        guard let type = name.path.first else { return false }
        if foundations.contains(name.home) {
            if type == "ProcessInfo" { return name.path.count < 2 || started.contains(name.path[1]) }
            if type == "Thread" { return name.path.count < 2 || name.path[1] == "isMainThread" }
            if type == "NSString", name.path.dropFirst().first == "format" { return false }
            return FoundationSymbols.allowed.contains(type) && !touchesMachine(name, from: 1)
        }
        if name.home == "Dispatch" {
            if type == "DispatchSource", name.path.count > 1 { return timers.contains(name.path[1]) }
            return dispatch.contains(type)
        }
        // In a release build, an answer describes the engine's types that SwiftUI's own are made of. It calls none of them.
        if engine.contains(name.home), dataKinds.contains(where: symbol.hasSuffix) { return true }
        return name.home == "Lifecycle" && type == "Connectable"
    }

    // MARK: - Modules

    private static let openModules = AppleFrameworks.names.union([
        "SwiftUI", "SwiftUICore", "SwiftUIMacros", "AppleFoundation", "Combine", "URLLoading", "UIKit",
        "AppKit", "Ciphers", "Lab", "Observation",
        "Synchronization", "RegexBuilder", "_StringProcessing", "_RegexParser",
    ])
    private static let foundations: Set<String> = [
        "Foundation", "FoundationEssentials", "FoundationInternationalization",
    ]

    /// Of `ProcessInfo`: how an app was started, and what the course says of the device. The host has emptied the arguments by
    /// then, and the rest is the same everywhere.
    private static let started: Set<String> = [
        "processInfo", "arguments", "environment", "thermalState", "ThermalState",
        "thermalStateDidChangeNotification", "isLowPowerModeEnabled", "isiOSAppOnMac", "isMacCatalystApp",
    ]

    private static let engine: Set<String> = ["Lifecycle", "Wire", "VirtualTime"]

    private static func isOpen(_ module: String) -> Bool {
        openModules.contains(module) || foundations.contains(module) || module == "Dispatch"
    }

    // MARK: - The standard library

    /// Types of the standard library have two or three letters. Those of pointers are left out, and so is `So`, which
    /// begins what comes from C.
    private static func isStandard(_ home: String) -> Bool {
        !["Sp", "SP", "Sv", "SV", "Sr", "SR", "Sw", "SW", "So", "SC"].contains(home)
    }

    private static let standardRefusals: Set<String> = [
        "CommandLine", "OpaquePointer", "Unmanaged", "CVaListPointer", "AutoreleasingUnsafeMutablePointer",
        "readLine", "withVaList",
        // They make a type of a name, or read one's layout.
        "_typeByName", "_getTypeByMangledNameInContext", "_forEachField", "_forEachFieldWithKeyPath",
    ]

    /// Names that promise unsafe memory, but for those of tasks.
    private static func isUnsafe(_ name: String) -> Bool {
        (name.contains("Unsafe") || name.hasPrefix("unsafe")) && !tasks.contains(name)
    }

    private static let tasks: Set<String> = [
        "withUnsafeContinuation", "withUnsafeThrowingContinuation", "withUnsafeCurrentTask",
        "UnsafeContinuation", "UnsafeCurrentTask",
    ]

    /// Rounding of a `Decimal` in place takes pointers, and has no other form.
    private static func takesPointer(_ symbol: String, _ name: MangledName) -> Bool {
        let isFoundation = foundations.contains(name.home) || name.extending.map(foundations.contains) == true
        let isText = name.home == "SS" && name.path.contains(where: textsOfMemory.contains)
        guard isFoundation || isText, name.path.first?.hasPrefix("NSDecimal") != true else { return false }
        return PointerParameter.isTaken(by: symbol)
    }

    /// What lays numbers or bytes out in plain memory, and takes or gives its address. Elsewhere such a parameter is for one value.
    private static func handlesMemory(_ name: MangledName) -> Bool {
        layingOutMemory.contains(name.home) && name.path.first != "AudioServicesCreateSystemSoundID"
            || name.home == "UIKit" && name.path.first.map(typesOfBytes.contains) == true
    }

    private static let layingOutMemory: Set<String> = [
        "Accelerate", "AVFAudio", "AudioToolbox", "CoreAudio", "CoreAudioTypes", "CoreImage", "CoreMedia",
        "CoreText", "CoreVideo", "Metal", "ModelIO", "SceneKit", "SpriteKit", "SystemConfiguration",
        "VideoToolbox",
    ]
    private static let typesOfBytes: Set<String> = [
        "CGColor", "CGContext", "CGDataProvider", "CGGradient", "CGImage",
    ]

    /// Inits of `String` that read from an address to the next zero. Those that take an array stop at its end.
    private static let textsOfMemory: Set<String> = [
        "cString", "validatingCString", "validatingUTF8", "decodingCString", "decodeCString",
    ]

    // MARK: - Foundation and Dispatch

    /// A member that changes files. Reading one is how an app takes in what it has downloaded.
    private static func touchesMachine(_ name: MangledName, from place: Int) -> Bool {
        let isFoundation = foundations.contains(name.home) || name.extending.map(foundations.contains) == true
        return isFoundation
            && name.path.dropFirst(place).first.map(FoundationSymbols.refusedMembers.contains) == true
    }

    /// What an app does with its own files, and what it was started with.
    private static func isForOwnApps(_ name: MangledName) -> Bool {
        if name.home == "s", name.path.starts(with: ["CommandLine", "arguments"]) { return true }
        guard foundations.contains(name.home) || name.extending.map(foundations.contains) == true else {
            return false
        }
        return name.path.first.map(FoundationSymbols.files.contains) == true
            || name.path.prefix(2).contains(where: FoundationSymbols.fileMembers.contains)
    }

    private static let timers: Set<String> = ["makeTimerSource", "TimerFlags"]
    private static let dispatch: Set<String> = [
        "DispatchQueue", "DispatchGroup", "DispatchSemaphore", "DispatchWorkItem", "DispatchWorkItemFlags",
        "DispatchQoS", "DispatchTime", "DispatchWallTime", "DispatchTimeInterval", "DispatchTimeoutResult",
        "DispatchPredicate", "DispatchSpecificKey", "DispatchObject", "DispatchSource",
        "DispatchSourceProtocol", "DispatchSourceTimer", "_dispatchPreconditionTest",
        // Operators are mangled: + - < <= > >= ==
        "p", "s", "l", "le", "g", "ge", "ee",
    ]

    /// The endings of symbols that are data: witness tables, metadata, descriptors.
    private static let dataKinds = ["WV", "N", "Mc", "Mn", "WP", "Ma", "Mp"]
}
