/// The arguments with which an editor opens a line.
///
///     EditorLine(of: "vim").words("Rate.swift", 12)   // ["+12", "Rate.swift"]
enum EditorLine {
    /// Arguments such as `+12 FILE`.
    case plus
    /// Arguments such as `FILE:12`.
    case colon
    /// Arguments such as `--goto FILE:12`.
    case goto
    /// Arguments such as `--line 12 FILE`.
    case option
    /// An unknown editor, which gets the file without a line number.
    case unknown

    init(of program: String) {
        self =
            switch program {
            case "editor", "vi", "vim", "nvim", "gvim", "nano", "pico", "micro", "emacs", "emacsclient",
                "joe", "ne",
                "mg", "jed", "kak", "gedit", "gnome-text-editor", "pluma":
                .plus
            case "hx", "helix", "zed", "subl": .colon
            case "code", "codium", "code-insiders", "cursor": .goto
            case "kate", "kwrite", "mate", "mousepad", "geany": .option
            default: .unknown
            }
    }

    func words(_ file: String, _ line: Int) -> [String] {
        switch self {
        case .plus: ["+\(line)", file]
        case .colon: ["\(file):\(line)"]
        case .goto: ["--goto", "\(file):\(line)"]
        case .option: ["--line", "\(line)", file]
        case .unknown: [file]
        }
    }
}
