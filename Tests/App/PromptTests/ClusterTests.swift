import Foundation
import TestSupport
import Testing

/// `course grade --engine slurm` on a cluster that `scripts/slurm-here` starts for the test.
@Suite(.serialized, .completeProof) struct ClusterTests {
    let home = CourseAtHome(course: CourseAtHome.small)

    static let hasSlurm = ["/usr/sbin/slurmctld", "/usr/sbin/slurmd", "/usr/sbin/munged", "/usr/bin/sbatch"]
        .allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }

    /// Creates a class in which every answer differs.
    private func handIn(students: Int) throws {
        _ = try home.shell("for n in $(seq \(students)); do mkdir -p class/s$n; done")
        for number in 1...students {
            let source = try CourseAtHome.source(number % 2 == 0 ? "Solution" : "Starter")
            try home.write("class/s\(number)/Rate.swift", "\(source)\n// \(number)\n")
        }
        try home.write(
            "cluster",
            "#!/bin/sh\nexec \(CourseAtHome.root.path)/scripts/slurm-here \"$@\" \"$HOME/cluster.d\"\n")
        _ = try home.shell("chmod +x cluster")
    }

    /// Waits until squeue prints a matching line.
    private static let until = #"""
        until_queue() {  # PATTERN
            for _ in $(seq 600); do
                if squeue --noheader --array --format='%F %K %T %N' 2>&1 | grep -q "$1"; then return; fi
                sleep 0.1
            done
            echo "there was never a task $1"
        }
        """#

    @Test(
        .enabled(if: hasSlurm, "there is no Slurm here; scripts/setup test installs it"),
        .timeLimit(.minutes(10)))
    func `a cluster that loses a node grades a class to the same bytes`() throws {
        try handIn(students: 10)
        let said = try home.shell(
            Self.until + #"""

                course grade class --exercise two-currencies --out here > /dev/null 2> errors || cat errors
                eval "$(./cluster up 2> errors)"
                trap './cluster down' EXIT
                grade="course grade class --exercise two-currencies --out there --engine slurm --chunks 5"
                $grade > first 2>&1 &
                watching=$!
                # A node dies with a task of the array on it, the shell that watches is lost, and a task that waits is canceled.
                until_queue '1 RUNNING here1'
                ./cluster kill here1
                kill -KILL $watching; wait $watching 2> /dev/null
                scancel "$(squeue --noheader --array --name=course-grade --format='%F_%K' | sort | tail -n 1)"
                $grade > second 2>&1; echo "ended with $?"
                grep -o 'The cluster is already grading.*\|.*ended without a result.*' second
                for file in results.json results.csv results.md; do
                    cmp here/$file there/$file && echo "$file is the same"
                done
                [ -e there/slurm ] || [ -e there/shards ] || echo "of the jobs nothing is left"
                """#)
        #expect(
            said == """
                ended with 0
                The cluster is already grading this class. The course watches the jobs again.
                course: 1 of 5 jobs ended without a result. The course submits these jobs again.
                results.json is the same
                results.csv is the same
                results.md is the same
                of the jobs nothing is left

                """)
    }

    @Test func `without Slurm nothing is graded, and the reason is printed`() throws {
        try handIn(students: 1)
        let said = try home.shell(
            "PATH=$HOME \"$(command -v course)\" grade class --out there --engine slurm; echo \"ended with $?\"; ls"
        )
        #expect(
            said == """
                course: This machine has no Slurm: sbatch is not on the PATH.
                Grade on a machine that can submit jobs, or without --engine slurm.
                ended with 5
                class
                cluster

                """)
    }
}
