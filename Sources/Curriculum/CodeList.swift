/// Names with commas between them, as course files write findings and scenarios: `missed-fetch, wrong-screen`.
enum CodeList {
    static func codes(in text: some StringProtocol) -> [String] {
        text.split(separator: ",").map { String($0.filter { $0 != " " }) }
    }
}
