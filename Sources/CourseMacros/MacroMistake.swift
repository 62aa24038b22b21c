/// A macro used where it cannot be: the compiler's error, at the macro.
struct MacroMistake: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
