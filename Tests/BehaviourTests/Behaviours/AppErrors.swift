import SwiftUI

/// What errors say that the app makes, or that come of its own decoding.
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
            for error: any Error in [
                URLError(.timedOut), URLError(.badServerResponse), LoadError.bad, LoadError.worse(1), Told(),
                Untold(), Custom(), Numbered(), CancellationError(),
                NSError(domain: "old", code: 3),
                NSError(domain: "old", code: 4, userInfo: [NSLocalizedDescriptionKey: "Old words."]),
            ] { print(error.localizedDescription) }
            print(URLError(.notConnectedToInternet).localizedDescription)
            for json in ["{", "{}", #"{"name": null}"#, #"{"name": 1}"#] {
                do { _ = try JSONDecoder().decode(Item.self, from: Data(json.utf8)) } catch {
                    print(error.localizedDescription)
                }
            }
            do { _ = try JSONEncoder().encode(Double.nan) } catch { print(error.localizedDescription) }
        }
    }
}
