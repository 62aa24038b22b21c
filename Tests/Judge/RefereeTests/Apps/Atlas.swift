import Foundation
import Lab
import SwiftUI

struct City: Decodable, Identifiable {
    let id: Int
    let name: String
    let flag: URL
}

/// Rejects every text without the prefix `N-`, and so every sample.
struct Postcode: Decodable {
    init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard text.hasPrefix("N-") else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(codingPath: decoder.codingPath, debugDescription: "no postcode"))
        }
    }
}

struct Street: Decodable {
    let name: String
    let postcode: Postcode
}

/// Fetches the path of the knob `path`, decodes the type of the knob `kind`, and shows the result.
struct Atlas: View {
    @Knob var path = "/cities"
    @Knob var kind = "cities"
    @State private var cities: [City] = []
    @State private var told = ""

    var body: some View {
        VStack {
            ForEach(cities) { city in
                Text(city.name)
                AsyncImage(url: city.flag)
            }
            Text(told)
        }
        .task {
            do { try await load() } catch { told = "Could not decode" }
        }
    }

    private func load() async throws {
        guard let url = URL(string: "https://example.com\(path)") else { return }
        let (data, response) = try await URLSession.shared.data(from: url)
        switch kind {
        case "streets": told = "\(try JSONDecoder().decode([Street].self, from: data).count)"
        case "text": told = String(decoding: data, as: UTF8.self)
        case "headers":
            let response = response as? HTTPURLResponse
            let names = ["ETag", "content-type", "Retry-After"]
            told = names.map { response?.value(forHTTPHeaderField: $0) ?? "none" }.joined(separator: ", ")
        default: cities = try JSONDecoder().decode([City].self, from: data)
        }
    }
}
