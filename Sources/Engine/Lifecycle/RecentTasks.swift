/// Notes about Swift tasks, by the runtime's task numbers. The runtime does not report when a task ends, so
/// only notes about the newest two thousand are sure to be kept.
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
            // Task numbers count upward, so a low number is an old task.
            let oldest = newest - UInt64(Self.most)
            notes = notes.filter { $0.key > oldest }
        }
    }
}
