import Essentials

/// The symbols of a built library: its imports and its data.
///
/// The file must be a 64-bit little-endian ELF library, as the linker lld writes it. Every read is checked against the
/// file's size, so reading a damaged file fails.
struct LibrarySymbols {
    /// The symbols that the loader looks up in other libraries.
    let imports: [String]
    let data: [String]

    /// Returns nil if the file is not a 64-bit little-endian ELF library.
    init?(libraryAt path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(reading: Array(data))
    }

    init?(reading bytes: [UInt8]) {
        let file = Image(bytes: bytes)
        guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
            let imports = Self.entries(of: Section.dynamicSymbols, in: file),
            let all = Self.entries(of: Section.symbols, in: file)
        else { return nil }
        self.imports = imports.filter { $0.home == 0 }.map(\.name)
        data = all.filter { $0.home != 0 && $0.kind == Entry.data }.map(\.name)
    }

    private struct Entry {
        static let data = 1
        let name: String
        let kind: Int
        /// The section number of the symbol; 0 for an imported symbol.
        let home: Int
    }

    /// The entries of the first symbol table of the given kind; nil if the file has no such readable table.
    private static func entries(of table: Int, in file: Image) -> [Entry]? {
        guard let headers = file.number(at: 0x28, size: 8), let size = file.number(at: 0x3A, size: 2),
            let count = file.number(at: 0x3C, size: 2), size >= 64
        else { return nil }
        func section(_ index: Int) -> Section? {
            index < count ? Section(file, at: headers + index * size) : nil
        }
        let sections = (0..<count).lazy.compactMap(section)
        guard let symbols = sections.first(where: { $0.kind == table }),
            let strings = section(symbols.link), symbols.end <= file.bytes.count,
            strings.end <= file.bytes.count
        else { return nil }
        var entries: [Entry] = []
        // In ELF files, the first entry of a symbol table is always empty.
        for place in stride(from: symbols.start + 24, to: symbols.end, by: 24) {
            guard let name = file.number(at: place, size: 4), let kind = file.number(at: place + 4, size: 1),
                let home = file.number(at: place + 6, size: 2),
                let text = file.text(at: strings.start + name, before: strings.end)
            else { return nil }
            entries.append(Entry(name: text, kind: kind & 0xF, home: home))
        }
        return entries
    }

    private struct Section {
        static let symbols = 2
        static let dynamicSymbols = 11
        let kind: Int
        let start: Int
        let end: Int
        let link: Int

        init?(_ file: Image, at place: Int) {
            guard let kind = file.number(at: place + 4, size: 4),
                let start = file.number(at: place + 24, size: 8),
                let length = file.number(at: place + 32, size: 8),
                let link = file.number(at: place + 40, size: 4)
            else { return nil }
            self.kind = kind
            self.start = start
            end = start + length
            self.link = link
        }
    }

    private struct Image {
        let bytes: [UInt8]
        /// The upper bound of all numbers in a library file. The reader refuses larger numbers, so that adding two
        /// numbers cannot overflow.
        static let largest = 1 << 40

        func number(at place: Int, size: Int) -> Int? {
            guard place >= 0, place <= bytes.count - size else { return nil }
            var value: UInt64 = 0
            for offset in 1...size { value = value << 8 | UInt64(bytes[place + size - offset]) }
            return value < UInt64(Self.largest) ? Int(value) : nil
        }

        func text(at start: Int, before end: Int) -> String? {
            guard start >= 0, start < end, end <= bytes.count else { return nil }
            guard let stop = bytes[start..<end].firstIndex(of: 0) else { return nil }
            return String(validating: bytes[start..<stop], as: UTF8.self)
        }
    }
}
