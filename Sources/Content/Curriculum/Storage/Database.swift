// Storage: the course's access to SQLite, independent of the course's tables.

import CSQLite
import Essentials

public struct Database: ~Copyable {
    private let handle: OpaquePointer

    public struct Failure: Error, Hashable {
        public enum Kind: Hashable, Sendable {
            case full, readOnly, busy, damaged, cannotOpen
            case newer(Int)
            case other
        }
        public let kind: Kind
        public let message: String

        public static func damaged(_ message: String) -> Failure {
            Failure(code: SQLITE_CORRUPT, message: message)
        }

        /// Makes a failure from an error number of the operating system.
        public static func system(_ cause: Int32) -> Failure {
            Failure(code: SQLITE_IOERR, message: "", cause: cause)
        }

        public static func newer(_ format: Int) -> Failure { Failure(kind: .newer(format), message: "") }

        private init(kind: Kind, message: String) {
            self.kind = kind
            self.message = message
        }

        /// - Parameter cause: the system's error number, or 0.
        public init(code: Int32, message: String, cause: Int32 = 0) {
            kind =
                switch code & 0xFF {
                // A quota or a limit on file sizes counts as a full disk, because the remedy is the same.
                case SQLITE_IOERR where [ENOSPC, EDQUOT, EFBIG].contains(cause): .full
                case SQLITE_FULL: .full
                case SQLITE_READONLY: .readOnly
                case SQLITE_BUSY, SQLITE_LOCKED: .busy
                case SQLITE_CORRUPT, SQLITE_NOTADB: .damaged
                case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH: .cannotOpen
                default: .other
                }
            self.message = cause == 0 ? message : FailureReason.words(cause)
        }
    }

    public enum Access { case write, read, frozen }

    public enum Value {
        case integer(Int)
        case real(Double)
        case text(String)
        case bytes([UInt8])
    }

    /// - Parameters:
    ///   - patience: the milliseconds that a statement waits for another connection's lock.
    ///   - access: with `read`, this connection makes no changes, but other connections may make changes. With
    ///     `frozen`, SQLite makes no files beside the database, and no process may change the database before the
    ///     connection closes.
    public init(path: String, patience: Int32, access: Access = .write) throws(Failure) {
        var handle: OpaquePointer?
        let (name, flags) =
            switch access {
            case .write: (path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
            case .read: (path, SQLITE_OPEN_READONLY)
            case .frozen: (Self.frozen(path), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI)
            }
        let code = sqlite3_open_v2(name, &handle, flags | SQLITE_OPEN_FULLMUTEX, nil)
        guard code == SQLITE_OK, let handle else {
            let message = String(cString: sqlite3_errmsg(handle))
            let cause = handle.map { sqlite3_system_errno($0) } ?? 0
            sqlite3_close(handle)
            throw Failure(code: code, message: message, cause: cause)
        }
        sqlite3_busy_timeout(handle, patience)
        self.handle = handle
    }

    deinit { sqlite3_close_v2(handle) }

    /// The URI of a frozen file; its flag `immutable` promises SQLite that no process writes to the file.
    private static func frozen(_ path: String) -> String {
        let safe = path.map { character in
            switch character {
            case "%": "%25"
            case "?": "%3f"
            case "#": "%23"
            default: String(character)
            }
        }
        return "file:\(safe.joined())?immutable=1"
    }

    /// True if another program has moved or deleted the file since it was opened.
    public var hasMoved: Bool {
        var moved: Int32 = 0
        return sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &moved) == SQLITE_OK && moved != 0
    }

    /// The damage that SQLite finds; nil if the file is intact.
    public func damage() throws(Failure) -> String? {
        let verdict = try rows("PRAGMA quick_check(1)") { $0.text(0) }
        return verdict == ["ok"] ? nil : verdict.first ?? ""
    }

    public func run(_ sql: String, _ values: [Value] = []) throws(Failure) {
        _ = try rows(sql, values) { _ in () }
    }

    /// Runs a statement that returns one number, such as most pragmas.
    public func integer(_ sql: String) throws(Failure) -> Int {
        try rows(sql) { $0.integer(0) }.first ?? 0
    }

    public func rows<Element>(
        _ sql: String, _ values: [Value] = [], read: (Row) -> Element
    ) throws(Failure) -> [Element] {
        var prepared: OpaquePointer?
        guard sqlite3_prepare_v2(handle, sql, -1, &prepared, nil) == SQLITE_OK, let statement = prepared
        else {
            throw failure()
        }
        defer { sqlite3_finalize(statement) }
        for (offset, value) in values.enumerated() {
            guard bind(value, to: statement, at: Int32(offset + 1)) == SQLITE_OK else { throw failure() }
        }
        var found: [Element] = []
        while true {
            errno = 0
            switch sqlite3_step(statement) {
            case SQLITE_ROW: found.append(read(Row(statement: statement)))
            case SQLITE_DONE: return found
            default: throw failure()
            }
        }
    }

    /// Runs `body` in a transaction; if `body` throws, all its changes are undone.
    public func transaction(_ body: (borrowing Database) throws(Failure) -> Void) throws(Failure) {
        try run("BEGIN IMMEDIATE")
        do throws(Failure) {
            try body(self)
            try run("COMMIT")
        } catch {
            // After some failures SQLite has already rolled back, and a second rollback would fail.
            if sqlite3_get_autocommit(handle) == 0 { sqlite3_exec(handle, "ROLLBACK", nil, nil, nil) }
            throw error
        }
    }

    public struct Row {
        fileprivate let statement: OpaquePointer

        public func integer(_ column: Int32) -> Int { Int(sqlite3_column_int64(statement, column)) }
        public func real(_ column: Int32) -> Double { sqlite3_column_double(statement, column) }
        public func text(_ column: Int32) -> String {
            sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
        }
        public func bytes(_ column: Int32) -> [UInt8] {
            // Read the pointer before the length, because reading the pointer can convert the value and change its
            // length.
            let start = sqlite3_column_blob(statement, column)
            return Array(
                UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, column))))
        }
    }

    private func bind(_ value: Value, to statement: OpaquePointer, at position: Int32) -> Int32 {
        switch value {
        case .integer(let number): sqlite3_bind_int64(statement, position, Int64(number))
        case .real(let number): sqlite3_bind_double(statement, position, number)
        case .text(let text): course_sqlite_bind_text(statement, position, text, Int32(text.utf8.count))
        case .bytes(let bytes): course_sqlite_bind_blob(statement, position, bytes, Int32(bytes.count))
        }
    }

    private func failure() -> Failure {
        let last = errno
        let code = sqlite3_errcode(handle)
        // The system's error number is valid only for `SQLITE_IOERR` and `SQLITE_CANTOPEN`. With any other SQLite code,
        // the system's error number may belong to an older error.
        let isOfTheSystem = [SQLITE_IOERR, SQLITE_CANTOPEN].contains(code & 0xFF)
        return Failure(
            code: code, message: String(cString: sqlite3_errmsg(handle)),
            // SQLite can lose the reason why a commit failed, but `errno` still contains it.
            cause: !isOfTheSystem
                ? 0 : sqlite3_system_errno(handle) != 0 ? sqlite3_system_errno(handle) : last)
    }
}
