import Foundation
import Testing

/// Explores apps with comments that allow a fault, and apps with remarks.
@Suite(.serialized) struct ExploredCommentTests {
    let home = CourseAtHome(course: CourseAtHome.small)

    @Test func `a fault that a comment allows is only counted`() throws {
        let wrong = try CourseAtHome.source("Starter")
        #expect(wrong.contains("Text(rate).task"))
        try home.write("Plain.swift", "\(wrong)\n#Preview { Rate(currency: \"a\") }\n")
        try home.write(
            "Host.swift",
            "import Lab\nimport SwiftUI\nstruct Host: View {\n    @Knob var currency = \"a\"\n"
                + "    var body: some View { Rate(currency: currency) }\n}\n")
        let plain = try home.shell("course explore Plain.swift Host.swift --runs 40 --json; true")
        #expect(plain.contains("\"missing-cancellation\""))
        let allowing = wrong.replacing(
            "        Text(rate).task",
            with: "        // course: allow missing-cancellation — it is short\n        Text(rate).task")
        try home.write("Plain.swift", allowing)
        let page = try home.shell(
            "COLUMNS=200 course explore Plain.swift Host.swift --runs 40 --junit j.xml; cat j.xml")
        #expect(page.contains("A comment allows this fault, found in "))
        #expect(page.contains(": it is short"))
        #expect(page.contains("<skipped message=\"allowed: it is short\"/>"))
        #expect(!page.contains("type=\"missing-cancellation\""))
    }

    @Test func `a remark is shown on demand and does not count`() throws {
        try home.write(
            "Order.swift",
            """
            import SwiftUI

            struct Order: View {
                @State private var text = "Nothing ordered"
                @State private var isOrdering = false
                var body: some View {
                    VStack {
                        Text(text)
                        Button("Order") { isOrdering = true }
                    }
                    .task(id: isOrdering) {
                        guard isOrdering, let url = URL(string: "https://example.org/order") else { return }
                        var request = URLRequest(url: url)
                        request.httpMethod = "POST"
                        if let (_, response) = try? await URLSession.shared.data(for: request),
                            (response as? HTTPURLResponse)?.statusCode == 200
                        {
                            text = "Ordered"
                        } else if !Task.isCancelled { text = "Something went wrong" }
                        isOrdering = false
                    }
                }
            }
            """)
        let short = try home.shell("COLUMNS=200 course explore Order.swift --runs 60")
        #expect(
            short.contains(
                "1 remark, not counted as a fault: `course explore Order.swift --remarks` shows it."))
        let long = try home.shell(
            "COLUMNS=200 course explore Order.swift --runs 60 --remarks --sarif s; cat s")
        #expect(
            long.contains(
                "Remark: order-cancelled\n  POST /order was cancelled when the view that sent it disappeared")
        )
        #expect(long.contains("\"level\" : \"note\""))
        #expect(try !home.shell("course explore Order.swift --runs 60 --sarif -").contains("note"))
    }
}
