import Grading
import Testing
import Verification

/// Answers that were written beside Xcode's canvas contain previews.
@Suite struct `An answer with previews` {
    @Test func `is graded as if it had none`() throws {
        let course = try CourseUnderTest()
        let exercise = try #require(course.curriculum.exercises.first)
        let plain = try course.judge(exercise.solution.text, of: exercise).verdict
        let source = exercise.solution.text + Self.previews
        let verdict = try course.judge(source, of: exercise).verdict
        #expect(verdict.passed)
        #expect(verdict.score == plain.score)
        #expect(verdict.requestsMade == plain.requestsMade)
    }

    @Test func `must compile with them`() throws {
        let course = try CourseUnderTest()
        let exercise = try #require(course.curriculum.exercises.first)
        let mark = try course.mark(exercise.solution.text + "\n#Preview { Text(1, 2, 3) }\n", of: exercise)
        guard case .rejected = mark else {
            Issue.record("a preview that cannot be compiled was let through: \(mark)")
            return
        }
    }

    private static let previews = """


        private struct Badge: View {
            @Binding var isOn: Bool
            var body: some View { Toggle("on", isOn: $isOn) }
        }

        #Preview {
            Text("alone")
        }

        #Preview("With state") {
            @Previewable @State var isOn = true
            Badge(isOn: $isOn)
        }

        #Preview("With traits", traits: .fixedLayout(width: 100, height: 50), .landscapeLeft) {
            let _ = print("never printed")
            VStack {
                Text("one")
                Text("two")
            }
        }

        struct Badge_Previews: PreviewProvider {
            static var previews: some View {
                Badge(isOn: .constant(true)).previewDisplayName("Badge")
                Badge(isOn: .constant(false)).previewLayout(.sizeThatFits)
            }
        }
        """
}
