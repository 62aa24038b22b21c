import Foundation

/// Finds the names of a library's functions by their offsets, in the symbol table of the library's file.
///
///     var table = try SymbolTable(of: "Answer.so")
///     table.symbol(at: 0x41a0)      // "$s6Answer5ModelCACycfc"
///
/// The symbol table in the file lists all functions. The dynamic loader finds only exported functions, and an
/// answer exports almost none.
struct SymbolTable {
    struct NotReadable: Error {}

    private struct Symbol {
        let start: UInt64
        let end: UInt64
        /// Where the symbol's name begins in the file.
        let name: Int
    }

    private let file: Data
    private lazy var functions: [Symbol] = {
        do { return try file.withUnsafeBytes { try Self.functions(in: Bytes($0)) } } catch {
            preconditionFailure("the answer's library has no table of its functions")
        }
    }()

    /// Opens a 64-bit ELF file in this machine's byte order. The first lookup reads the symbol table.
    init(of path: String) throws {
        file = try Data(contentsOf: URL(filePath: path), options: .mappedIfSafe)
    }

    /// The name of the function at this offset from the library's base address.
    mutating func symbol(at offset: UInt64) -> String? {
        let function = functions.first { $0.start <= offset && offset < $0.end }
        return function.map { String(decoding: file[$0.name...].prefix { $0 != 0 }, as: UTF8.self) }
    }

    /// The offsets of all symbols of this kind whose names end in `ending`, in the table's order.
    func offsets(of kind: Kind, ending: String) -> [UInt64] {
        let ending = Array(ending.utf8)
        do {
            return try file.withUnsafeBytes { buffer in
                let file = Bytes(buffer)
                return try Self.symbols(of: kind, in: file).compactMap { symbol in
                    try file.text(at: symbol.name, endsWith: ending) ? symbol.start : nil
                }
            }
        } catch {
            return []
        }
    }

    enum Kind: UInt8 {
        case data = 1
        case function = 2
    }

    private static func functions(in file: Bytes) throws -> [Symbol] {
        try symbols(of: .function, in: file)
    }

    private static func symbols(of kind: Kind, in file: Bytes) throws -> [Symbol] {
        // The ELF header says where the section table begins, how large one entry is, and how many entries the
        // table has.
        let (table, size, count) = (
            Int(try file.load(at: 0x28, as: UInt64.self)), Int(try file.load(at: 0x3A, as: UInt16.self)),
            Int(try file.load(at: 0x3C, as: UInt16.self))
        )
        func section(_ index: Int) throws -> (type: UInt32, offset: Int, size: Int, link: Int) {
            let start = table + index * size
            return (
                try file.load(at: start + 4, as: UInt32.self),
                Int(try file.load(at: start + 24, as: UInt64.self)),
                Int(try file.load(at: start + 32, as: UInt64.self)),
                Int(try file.load(at: start + 40, as: UInt32.self))
            )
        }
        let symbolTable: UInt32 = 2
        for index in 0..<count {
            let symbols = try section(index)
            guard symbols.type == symbolTable else { continue }
            let names = try section(symbols.link)
            return try stride(from: symbols.offset, to: symbols.offset + symbols.size, by: 24).compactMap {
                entry in
                guard try file.load(at: entry + 4, as: UInt8.self) & 0xF == kind.rawValue else { return nil }
                let start = try file.load(at: entry + 8, as: UInt64.self)
                return Symbol(
                    start: start, end: start + (try file.load(at: entry + 16, as: UInt64.self)),
                    name: names.offset + Int(try file.load(at: entry, as: UInt32.self)))
            }
        }
        throw NotReadable()
    }

    /// Reads a file's bytes, and throws beyond the file's end.
    private struct Bytes {
        let buffer: UnsafeRawBufferPointer
        init(_ buffer: UnsafeRawBufferPointer) { self.buffer = buffer }

        func load<Number: FixedWidthInteger & BitwiseCopyable>(at offset: Int, as type: Number.Type) throws
            -> Number
        {
            guard offset >= 0, offset <= buffer.count - MemoryLayout<Number>.size else { throw NotReadable() }
            return buffer.loadUnaligned(fromByteOffset: offset, as: type)
        }

        func text(at offset: Int, endsWith ending: [UInt8]) throws -> Bool {
            guard buffer.indices.contains(offset) else { throw NotReadable() }
            let text = buffer[offset...].prefix { $0 != 0 }
            return text.suffix(ending.count).elementsEqual(ending)
        }
    }
}
