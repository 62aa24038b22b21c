/// A job whose tasks run the same script. Each task reads its number from `SLURM_ARRAY_TASK_ID`.
public struct JobArray: Hashable, Sendable {
    public var name: String
    public var script: String
    /// The numbers of the array's tasks; empty for a job without an array.
    public var tasks: [Int]
    /// The file that receives a task's output; `%a` is the task's number.
    public var log: String
    public var processors: Int
    /// The number of the job whose end or failure starts the tasks; nil to start at once.
    public var after: Int?

    public init(
        _ name: String, script: String, tasks: [Int] = [], log: String, processors: Int = 1, after: Int? = nil
    ) {
        self.name = name
        self.script = script
        self.tasks = tasks
        self.log = log
        self.processors = processors
        self.after = after
    }

    /// `--requeue` puts a task back into the queue when its node dies.
    var words: [String] {
        let array = tasks.isEmpty ? [] : ["--array=\(Self.ranges(tasks))"]
        let dependency = after.map { ["--dependency=afterany:\($0)"] } ?? []
        return ["--parsable", "--requeue", "--job-name=\(name)", "--output=\(log)", "--open-mode=append"]
            + ["--ntasks=1", "--cpus-per-task=\(processors)"] + array + dependency + [script]
    }

    /// Writes numbers as ranges, such as `1-4,7`.
    static func ranges(_ numbers: [Int]) -> String {
        var ranges: [ClosedRange<Int>] = []
        for number in Set(numbers).sorted() {
            if let last = ranges.last, last.upperBound + 1 == number {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
            .joined(separator: ",")
    }
}
