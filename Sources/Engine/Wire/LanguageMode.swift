/// The Swift language mode, which decides how strictly the compiler checks concurrency.
public enum LanguageMode: String, Hashable, Sendable, CaseIterable {
    case five = "5"
    case six = "6"
}
