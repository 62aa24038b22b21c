import Wire

/// Decides which symbols an answer's library may import. A symbol that is not listed is refused.
///
/// An answer imports names of SwiftUI, Combine, Foundation and the standard library. Answers may also import C
/// mathematics, and the functions that the compiler itself calls. On Linux, `import Foundation` also gives access to
/// the whole C library. Most functions of the C library, such as `read`, `dlsym` and `syscall`, are not in the list.
enum SymbolLicense {
    static func allows(_ symbol: String) -> Bool {
        guard symbol.hasPrefix("$s") else {
            return symbol.hasPrefix("swift_") || CSymbols.allowed.contains(symbol)
        }
        // The descriptor of a protocol's associated type is data, not code. The symbol of the descriptor of an
        // associated type begins with the type's name, without a module.
        if symbol.hasSuffix("Tl") { return true }
        // Tuples, functions, generic parameters and builtin types belong to no module. For types without a module, an
        // answer's library can import only descriptors.
        guard let name = MangledName(symbol) else { return dataKinds.contains(where: symbol.hasSuffix) }
        guard !name.path.contains(where: isUnsafe) else { return false }
        if let module = name.extending, !isOpen(module) { return false }
        if takesPointer(symbol, name) { return false }
        if handlesMemory(name), PointerParameter.isTaken(by: symbol) { return false }
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
        // In a release build, SwiftUI's types contain engine types, so an answer's library imports the descriptors of
        // these engine types. Calls of the engine's own functions are not permitted.
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

    /// Members of `ProcessInfo` about the launch and the device. The host program removes the command-line arguments
    /// before an app runs. The environment and the values about the device are the same on every machine.
    private static let started: Set<String> = [
        "processInfo", "arguments", "environment", "thermalState", "ThermalState",
        "thermalStateDidChangeNotification", "isLowPowerModeEnabled", "isiOSAppOnMac", "isMacCatalystApp",
    ]

    private static let engine: Set<String> = ["Lifecycle", "Wire", "VirtualTime"]

    private static func isOpen(_ module: String) -> Bool {
        openModules.contains(module) || foundations.contains(module) || module == "Dispatch"
    }

    // MARK: - The standard library

    /// True if `home` is a mangled short form of a standard library type, such as `Si` for `Int`. False for pointer
    /// types, and for C types, whose names begin with `So`.
    private static func isStandard(_ home: String) -> Bool {
        !["Sp", "SP", "Sv", "SV", "Sr", "SR", "Sw", "SW", "So", "SC"].contains(home)
    }

    private static let standardRefusals: Set<String> = [
        "CommandLine", "OpaquePointer", "Unmanaged", "CVaListPointer", "AutoreleasingUnsafeMutablePointer",
        "readLine", "withVaList",
        // Functions that find a type by its name, or that read the memory layout of a type.
        "_typeByName", "_getTypeByMangledNameInContext", "_forEachField", "_forEachFieldWithKeyPath",
    ]

    /// True if the name contains `Unsafe` or `unsafe`, except for some harmless names of Swift's concurrency.
    private static func isUnsafe(_ name: String) -> Bool {
        (name.contains("Unsafe") || name.hasPrefix("unsafe")) && !tasks.contains(name)
    }

    private static let tasks: Set<String> = [
        "withUnsafeContinuation", "withUnsafeThrowingContinuation", "withUnsafeCurrentTask",
        "UnsafeContinuation", "UnsafeCurrentTask",
    ]

    /// True if a function of Foundation or `String` has a plain pointer as a parameter. `NSDecimal` functions are
    /// accepted, because an app can round a `Decimal` in place only with a pointer.
    private static func takesPointer(_ symbol: String, _ name: MangledName) -> Bool {
        let isFoundation = foundations.contains(name.home) || name.extending.map(foundations.contains) == true
        let isText = name.home == "SS" && name.path.contains(where: textsOfMemory.contains)
        guard isFoundation || isText, name.path.first?.hasPrefix("NSDecimal") != true else { return false }
        return PointerParameter.isTaken(by: symbol)
    }

    /// True if the function's name shows that a pointer parameter refers to a buffer. A pointer parameter points to one
    /// value, unless the function's name mentions buffers.
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

    /// Initializers of `String` that read memory from an address up to the next zero byte. Initializers of `String`
    /// with an array are safe, because they never read beyond the end of the array.
    private static let textsOfMemory: Set<String> = [
        "cString", "validatingCString", "validatingUTF8", "decodingCString", "decodeCString",
    ]

    // MARK: - Foundation and Dispatch

    /// True if the member changes files. Reading files is permitted, because apps read their downloads.
    private static func touchesMachine(_ name: MangledName, from place: Int) -> Bool {
        let isFoundation = foundations.contains(name.home) || name.extending.map(foundations.contains) == true
        return isFoundation
            && name.path.dropFirst(place).first.map(FoundationSymbols.refusedMembers.contains) == true
    }

    private static let timers: Set<String> = ["makeTimerSource", "TimerFlags"]
    private static let dispatch: Set<String> = [
        "DispatchQueue", "DispatchGroup", "DispatchSemaphore", "DispatchWorkItem", "DispatchWorkItemFlags",
        "DispatchQoS", "DispatchTime", "DispatchWallTime", "DispatchTimeInterval", "DispatchTimeoutResult",
        "DispatchPredicate", "DispatchSpecificKey", "DispatchObject", "DispatchSource",
        "DispatchSourceProtocol", "DispatchSourceTimer", "_dispatchPreconditionTest",
        // The mangled operators + - < <= > >= ==
        "p", "s", "l", "le", "g", "ge", "ee",
    ]

    /// The suffixes of data symbols: witness tables, metadata, descriptors.
    private static let dataKinds = ["WV", "N", "Mc", "Mn", "WP", "Ma", "Mp"]
}
