import Foundation
import TestSupport
import Testing

/// `course grade` when one of its worker processes is killed.
@Suite(.serialized, .completeProof) struct KilledGradingTests {
    let home = CourseAtHome(course: CourseAtHome.small)

    /// Waits for a process with this parent and name, and prints its number.
    private static let find = #"""
        find_child() {  # PARENT NAME
            local found
            for _ in $(seq 500); do
                found=$(grep -ls "^PPid:[[:space:]]$1\$" /proc/[0-9]*/status | xargs -r grep -ls "^Name:[[:space:]]$2" | head -n 1)
                found=${found#/proc/}
                [ -z "$found" ] || { echo "${found%/status}"; return; }
            done
        }
        """#

    @Test func `an honest answer is graded correctly after its grading process was killed halfway`() throws {
        _ = try home.shell("mkdir -p class/anna class/ben")
        try home.write("class/anna/Rate.swift", CourseAtHome.source("Solution"))
        try home.write("class/ben/Rate.swift", CourseAtHome.source("Starter"))
        let said = try home.shell(
            Self.find + #"""

                course grade class --exercise two-currencies --jobs 1 --out results > graded 2>&1 &
                grade=$!
                marking=$(find_child $grade exe)
                # It is at work: one of its own children runs.
                child=$(find_child $marking bwrap)
                kill -KILL $marking && echo "killed one that had ${child:+a child}"
                wait $grade; echo "ended with $?"
                cut -d, -f1-4 results/results.csv
                """#)
        #expect(
            said == """
                killed one that had a child
                ended with 0
                student,exercise,outcome,score
                anna,two-currencies,passed,100
                ben,two-currencies,notPassed,50

                """)
    }
}
