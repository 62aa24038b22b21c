/// What is remembered of tasks, by the runtime's numbers. The runtime does not tell when a task has ended, so only the
/// newest are kept: a task that has seen two thousand others start is old enough to be forgotten.
struct RecentTasks<Note> {
    private static var most: Int { 2_000 }

    private var notes: [UInt64: Note] = [:]
    private var newest: UInt64 = 0

    subscript(task: UInt64) -> Note? {
        get { notes[task] }
        set {
            notes[task] = newValue
            newest = max(newest, task)
            guard notes.count > 2 * Self.most else { return }
            // Numbers count upwards: what is this far back was noted long ago.
            let oldest = newest - UInt64(Self.most)
            notes = notes.filter { $0.key > oldest }
        }
    }
}
