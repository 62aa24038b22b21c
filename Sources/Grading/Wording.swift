import VirtualTime
import Wire

/// Numbers and places as sentences say them.
public enum Wording {
    /// `1 request`, `12,288 bytes`
    public static func count(_ number: Int, _ noun: String, plural: String? = nil) -> String {
        "\(grouped(number)) \(number == 1 ? noun : plural ?? noun + "s")"
    }

    public static func times(_ number: Int) -> String {
        switch number {
        case 1: "once"
        case 2: "twice"
        default: "\(grouped(number)) times"
        }
    }

    /// Thousands apart, the same on every machine.
    public static func grouped(_ number: Int) -> String {
        let digits = String(number.magnitude)
        var text = number < 0 ? "-" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index).isMultiple(of: 3) { text += "," }
            text.append(digit)
        }
        return text
    }

    /// `a, b and c`
    public static func list(_ words: [String]) -> String {
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " and " + last
    }
}

extension Scope {
    /// Who was at work: `ProfilePicture's .task`.
    public var spelled: String {
        isUnowned && phase != .outside ? "a Task that no view owns, begun in \(ownerAndPhase)" : ownerAndPhase
    }

    /// Whose, and when: `ProfilePicture's .task`.
    var ownerAndPhase: String {
        guard phase != .outside else { return "code outside every view" }
        return "\(viewName.isEmpty ? "a view" : viewName)'s \(phase.spelled)"
    }
}

extension ScopePhase {
    /// As one writes it in source: `.task`, `init`.
    public var spelled: String {
        switch self {
        case .`init`: "init"
        case .body: "body"
        case .onAppear: ".onAppear"
        case .onDisappear: ".onDisappear"
        case .task: ".task"
        case .onChange: ".onChange"
        case .onReceive: ".onReceive"
        case .action: "action"
        case .outside: "outside"
        }
    }
}
