import AppKit
import Charts
import MapKit
import PhotosUI
import SwiftUI

private struct Spending: Identifiable {
    let id: Int
    var day = Date()
    var amount = 1.0
    var kind = "food"
}

/// A chart with an overlay that follows the pointer, scales of several kinds, and annotations that stay inside the chart.
struct SpendingScreen: View {
    private let days: [Spending] = []
    @State private var chosen: Date?

    var body: some View {
        Chart {
            ForEach(days) { day in
                BarMark(x: .value("Day", day.day, unit: .day), y: .value("Amount", day.amount))
                    .foregroundStyle(by: .value("Kind", day.kind))
            }
            if let chosen {
                RuleMark(x: .value("Day", chosen))
                    .annotation(
                        position: .top, spacing: 0,
                        overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
                    ) { Text("here") }
            }
        }
        .chartXScale(type: .linear)
        .chartYScale(domain: 0...10, type: .log)
        .chartOverlay { proxy in
            GeometryReader { geometry in
                Rectangle().fill(.clear).contentShape(Rectangle())
                    .onContinuousHover { phase in
                        switch phase {
                        case .active(let place):
                            chosen = proxy.value(atX: place.x - geometry.frame(in: .local).minX)
                        case .ended: chosen = nil
                        }
                    }
            }
        }
        .chartBackground { _ in Color.gray.opacity(0.1) }
    }
}

struct NearbyScreen: View {
    @State private var names: [String] = []
    @State private var photo: PhotosPickerItem?
    let folder = URL.documentsDirectory.appending(path: "places")

    var body: some View {
        List(names, id: \.self) { Text($0) }
            .task {
                let request = MKLocalSearch.Request()
                request.naturalLanguageQuery = "coffee"
                guard let found = try? await MKLocalSearch(request: request).start() else { return }
                names = found.mapItems.compactMap { $0.placemark.location == nil ? nil : $0.name }
            }
            .toolbar {
                PhotosPicker(selection: $photo, matching: .images, photoLibrary: .shared()) { Text("Photo") }
                Button("Front") {
                    NSApp.activate(ignoringOtherApps: true)
                    NSApplication.shared.windows.first?.makeKeyAndOrderFront(nil)
                }
                Button("Quit") { NSApp.terminate(nil) }
            }
    }
}
