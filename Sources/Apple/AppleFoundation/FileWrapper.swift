/// The content of a file or folder, kept only in memory.
open class FileWrapper: @unchecked Sendable {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let immediate = ReadingOptions(rawValue: 1)
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let atomic = WritingOptions(rawValue: 1)
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    open private(set) var regularFileContents: Data?
    open private(set) var fileWrappers: [String: FileWrapper]?
    open var preferredFilename: String?
    open var filename: String?

    public init(regularFileWithContents contents: Data) { regularFileContents = contents }

    public init(directoryWithFileWrappers children: [String: FileWrapper]) {
        fileWrappers = children
        for (name, child) in children where child.preferredFilename == nil { child.preferredFilename = name }
    }

    open var isRegularFile: Bool { regularFileContents != nil }
    open var isDirectory: Bool { fileWrappers != nil }
    open var isSymbolicLink: Bool { false }

    @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
        let name = child.preferredFilename ?? "Untitled"
        fileWrappers?[name] = child
        return name
    }

    @discardableResult open func addRegularFile(
        withContents data: Data, preferredFilename: String
    ) -> String {
        let file = FileWrapper(regularFileWithContents: data)
        file.preferredFilename = preferredFilename
        return addFileWrapper(file)
    }

    open func removeFileWrapper(_ child: FileWrapper) {
        fileWrappers = fileWrappers?.filter { $0.value !== child }
    }
}
