/// Notes about Swift tasks, by the tasks' numbers in the runtime. The runtime does not report the end of a task, so
/// only notes about the newest two thousand tasks are kept.
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
            // Old tasks have lower numbers than new tasks.
            let oldest = newest - UInt64(Self.most)
            notes = notes.filter { $0.key > oldest }
        }
    }
}
