import Foundation

/// The names that a built library takes from others: the undefined entries of its dynamic symbol table.
///
/// The library is a 64-bit little-endian ELF file, as lld writes it. Every read is checked against the file's size, so a
/// damaged file has no imports that can be read, and is never trusted.
struct LibraryImports {
    let names: [String]

    /// Nil for a file that is not such a library.
    init?(libraryAt path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(reading: Array(data))
    }

    init?(reading bytes: [UInt8]) {
        let file = Image(bytes: bytes)
        guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]),
            let table = file.number(at: 0x28, size: 8), let size = file.number(at: 0x3A, size: 2),
            let count = file.number(at: 0x3C, size: 2), size >= 64
        else { return nil }
        func section(_ index: Int) -> Section? {
            index < count ? Section(file, at: table + index * size) : nil
        }
        let sections = (0..<count).compactMap(section)
        guard let symbols = sections.first(where: { $0.kind == Section.dynamicSymbols }),
            let strings = section(symbols.link), symbols.end <= bytes.count, strings.end <= bytes.count
        else { return nil }
        var names: [String] = []
        // The first entry is empty by definition.
        for place in stride(from: symbols.start + 24, to: symbols.end, by: 24) {
            guard let name = file.number(at: place, size: 4), let home = file.number(at: place + 6, size: 2)
            else { return nil }
            guard home == 0 else { continue }
            guard let text = file.text(at: strings.start + name, before: strings.end) else { return nil }
            names.append(text)
        }
        self.names = names
    }

    private struct Section {
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
        /// No honest library is larger, and sums of smaller numbers do not overflow.
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
