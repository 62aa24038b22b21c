import Foundation
import Testing

@testable import Slurm

@Suite struct `A Slurm command` {
    @Test func `receives the array's tasks as ranges, and the job that the array waits for`() {
        let array = JobArray(
            "grade", script: "/r/task.sh", tasks: [3, 1, 2, 7], log: "/r/%a.txt", processors: 2, after: 41)
        #expect(
            array.words.joined(separator: " ")
                == "--parsable --requeue --job-name=grade --output=/r/%a.txt --open-mode=append --ntasks=1 "
                + "--cpus-per-task=2 --array=1-3,7 --dependency=afterany:41 /r/task.sh")
    }

    @Test func `reports waiting and running tasks`() {
        #expect(
            ["12 10 2 RUNNING None", "10 10 3 PENDING Resources", "15 15 N/A PENDING Dependency", "?"]
                .compactMap { TaskState(line: $0) }.map {
                    "\($0.job) \($0.task ?? 0) \($0.isRunning) \($0.reason)"
                }
                == ["10 2 true None", "10 3 false Resources", "15 0 false Dependency"])
    }

    @Test func `is named in the error if it is not on the PATH`() {
        let fault = #expect(throws: SlurmFault.self) { try Slurm.locate(environment: ["PATH": "/nowhere"]) }
        #expect(fault?.fact == "This machine has no Slurm: sbatch is not on the PATH.")
    }

    @Test func `runs a script that passes each word literally`() throws {
        let hostile = #"it's $(touch owned) "x" `y` \ %a"#
        let script = BatchScript(
            [
                .plain("/usr/bin/printf"), .plain("%s|"), .plain(hostile), .numbered("--shard=%a/9"),
                .numbered("%a"),
            ],
            in: "/tmp")
        let file = FileManager.default.temporaryDirectory.appending(path: "slurm-\(UUID().uuidString).sh")
        try script.text.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let output = try ToolRun("/usr/bin/env", ["SLURM_ARRAY_TASK_ID=4", "sh", file.path]).output()
        #expect(output == "\(hostile)|--shard=4/9|4|")
    }

    @Test func `reports its last line of output if it fails`() {
        let fault = #expect(throws: SlurmFault.self) {
            try ToolRun("/bin/sh", ["-c", "echo no >&2; exit 3"]).output()
        }
        #expect(fault?.fact == "sh failed: no.")
    }
}
