/// The first words of a session.
struct GreetingPage {
    let session: Session

    var markdown: String {
        let isBack = !session.progress.standings.isEmpty || !session.progress.lessonsRead.isEmpty
        let passed = session.curriculum.exercises.filter { session.progress.hasPassed($0.id) }.count
        let state =
            isBack
            ? "Welcome back: \(passed) of \(session.curriculum.exercises.count) exercises passed."
            : "Welcome."
        return "\(state) Press Return to go on (`\(session.next.command)`), or type `help`."
    }
}
