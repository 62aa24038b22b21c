/// A Mac's pasteboard: the same content as `UIPasteboard`, in other words.
@preconcurrency @MainActor public final class NSPasteboard {
    public static var general: NSPasteboard { Singletons.shared { NSPasteboard() } }

    private init() {}

    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let string = PasteboardType("public.utf8-plain-text")
        // swift-format-ignore: AlwaysUseLowerCamelCase
        public static let URL = PasteboardType("public.url")
        public static let html = PasteboardType("public.html")
        public static let rtf = PasteboardType("public.rtf")
        public static let tiff = PasteboardType("public.tiff")
        public static let png = PasteboardType("public.png")
        public static let fileURL = PasteboardType("public.file-url")
    }

    public var changeCount: Int { UIPasteboard.general.changeCount }

    @discardableResult public func clearContents() -> Int {
        UIPasteboard.general.string = nil
        return changeCount
    }

    @discardableResult public func declareTypes(_ types: [PasteboardType], owner: Any?) -> Int {
        clearContents()
    }

    /// Text is kept; of other types nothing is, and the answer is false.
    @discardableResult public func setString(_ string: String, forType type: PasteboardType) -> Bool {
        guard type == .string || type == .URL else { return false }
        UIPasteboard.general.string = string
        return true
    }

    public func string(forType type: PasteboardType) -> String? {
        type == .string || type == .URL ? UIPasteboard.general.string : nil
    }
}
