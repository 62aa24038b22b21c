import Foundation

/// The arguments that a format string such as `%.2f of %@` requires.
struct Format {
    enum Need: String {
        case integer = "an integer"
        case number = "a floating-point number"
        case object = "a String or an object"
    }

    /// The required kind of each argument, by the argument's position counted from 0.
    private(set) var needs: [Int: Need] = [:]
    /// The first conversion that needs a pointer, such as `%s` for a C string.
    private(set) var unfit: String?

    init(_ format: String) {
        var rest = Array(format.unicodeScalars)[...]
        var next = 0
        while let sign = rest.firstIndex(of: "%") {
            rest = rest[(sign + 1)...]
            read(&rest, next: &next)
        }
    }

    /// Ends the app if the arguments do not fit the format.
    func check(_ arguments: [any CVarArg]) {
        if let problem = problem(with: arguments) { Queues.end("String(format:): \(problem)") }
    }

    func problem(with arguments: [any CVarArg]) -> String? {
        if let unfit {
            return "\(unfit) needs a pointer to memory, which is not supported. Use %@ for a String."
        }
        for (place, need) in needs.sorted(by: { $0.key < $1.key }) {
            guard arguments.indices.contains(place) else {
                return "the format needs \(place + 1) arguments, but the call passes \(arguments.count)."
            }
            let argument = arguments[place]
            guard Self.fits(argument, need) else {
                return
                    "the format needs \(need.rawValue) as argument \(place + 1), but its type is \(type(of: argument))."
            }
        }
        return nil
    }

    /// Reads one conversion after its percent sign: `2$`, flags, a width, a precision, a length and a letter.
    private mutating func read(_ rest: inout ArraySlice<Unicode.Scalar>, next: inout Int) {
        var digits = ""
        var chosen: Int?
        while let scalar = rest.popFirst() {
            switch scalar {
            case "0"..."9": digits.unicodeScalars.append(scalar)
            case "$":
                chosen = Int(digits).map { $0 - 1 }
                digits = ""
            case "*":
                take(.integer, chosen: nil, next: &next)
                digits = ""
            case " ", "#", "+", "-", "'", ".", "h", "l", "q", "L", "z", "t", "j": digits = ""
            case "%": return
            case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "C", "p":
                return take(.integer, chosen: chosen, next: &next)
            case "f", "F", "e", "E", "g", "G", "a", "A":
                return take(.number, chosen: chosen, next: &next)
            case "@": return take(.object, chosen: chosen, next: &next)
            case "s", "S", "n", "P":
                unfit = unfit ?? "%\(scalar)"
                return
            default: return
            }
        }
    }

    private mutating func take(_ need: Need, chosen: Int?, next: inout Int) {
        let place = chosen ?? next
        if chosen == nil { next += 1 }
        // If two conversions use the same argument and one of them needs an object, the argument must be an object.
        if needs[place] != .object { needs[place] = need }
    }

    private static func fits(_ argument: any CVarArg, _ need: Need) -> Bool {
        switch need {
        case .integer: argument is any BinaryInteger || argument is Bool
        case .number: argument is any BinaryFloatingPoint
        // `is NSObject` would be true for numbers too, because numbers bridge to NSNumber.
        case .object: type(of: argument) is AnyClass || argument is String
        }
    }
}
