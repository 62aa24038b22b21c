import SwiftUI

/// The texts of errors that the app defines, and of decoding errors.
struct AppErrors: View {
    let input: Int

    enum LoadError: Error {
        case bad
        case worse(Int)
    }

    struct Told: LocalizedError {
        var errorDescription: String? { "Told in its own words." }
    }

    struct Untold: LocalizedError {}

    struct Custom: CustomNSError {
        static let errorDomain = "shop"
        let errorCode = 7
        let errorUserInfo: [String: Any] = [NSLocalizedDescriptionKey: "Said by its user info."]
    }

    struct Numbered: CustomNSError {
        static let errorDomain = "shop"
        let errorCode = 8
    }

    struct Item: Decodable {
        let name: String
    }

    var body: some View {
        Text("errors").task {
            tell(URLError(.timedOut))
            tell(URLError(.badServerResponse))
            tell(LoadError.bad)
            tell(LoadError.worse(1))
            tell(Told())
            tell(Untold())
            tell(Custom())
            tell(Numbered())
            tell(CancellationError())
            tell(NSError(domain: "old", code: 3))
            tell(NSError(domain: "old", code: 4, userInfo: [NSLocalizedDescriptionKey: "Old words."]))
            print(URLError(.notConnectedToInternet).localizedDescription)
            for json in ["{", "{}", #"{"name": null}"#, #"{"name": 1}"#] {
                do { _ = try JSONDecoder().decode(Item.self, from: Data(json.utf8)) } catch {
                    print(error.localizedDescription)
                }
            }
            do { _ = try JSONEncoder().encode(Double.nan) } catch { print(error.localizedDescription) }
        }
    }

    private func tell(_ error: any Error) { print(error.localizedDescription) }
}
