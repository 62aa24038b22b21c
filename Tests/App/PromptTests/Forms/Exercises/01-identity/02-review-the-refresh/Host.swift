import Lab
import SwiftUI

struct Host: View {
    @Knob var city = "oslo"

    var body: some View {
        Screen(city: city)
    }
}

/// Throws when the answer is no report.
func report(of city: String) async throws -> String {
    guard let url = URL(string: "https://reports.example/\(city)") else { throw URLError(.badURL) }
    let (data, response) = try await URLSession.shared.data(from: url)
    guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw URLError(.badServerResponse) }
    return String(decoding: data, as: UTF8.self)
}
