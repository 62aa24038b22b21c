import SwiftUI

/// Cookies of a response are stored, and found again by the response's address.
struct KeptCookies: View {
    let input: Int
    @State private var words = "none"

    var body: some View {
        Text(words).task {
            guard let url = URL(string: "https://a.example/login"),
                let other = URL(string: "https://b.example/login")
            else { return }
            _ = try? await URLSession.shared.data(from: url)
            let kept = HTTPCookieStorage.shared.cookies(for: url) ?? []
            words = kept.map { "\($0.name)=\($0.value)" }.joined(separator: ", ")
            print(HTTPCookie.requestHeaderFields(with: kept))
            print("elsewhere: \(HTTPCookieStorage.shared.cookies(for: other)?.count ?? -1)")
            try? await Task.sleep(for: .seconds(90))
            print("after 90 s: \(HTTPCookieStorage.shared.cookies?.count ?? -1)")
            let made = HTTPCookie(properties: [.name: "a", .value: "b", .path: "/", .domain: ".example"])
            if let made { HTTPCookieStorage.shared.setCookie(made) }
            print("elsewhere: \(HTTPCookieStorage.shared.cookies(for: other)?.map(\.name) ?? [])")
            for cookie in HTTPCookieStorage.shared.cookies ?? [] {
                HTTPCookieStorage.shared.deleteCookie(cookie)
            }
            print("in the end: \(HTTPCookieStorage.shared.cookies?.count ?? -1)")
        }
    }
}
