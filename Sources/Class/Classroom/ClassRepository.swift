import Curriculum
import Essentials

/// The template repository of an assignment in GitHub Classroom: its exercises, and a workflow that verifies each push.
///
///     try ClassRepository(at: folder, exercises: exercises, version: "0.5.0", compiler: "6.3.1").write()
///
/// The exercises' folders are named as in a learner's workspace. `course start --dir .` works in a student's clone, and
/// `course grade` finds the answers in all clones.
public struct ClassRepository {
    private let folder: URL
    private let exercises: [Exercise]
    private let version: String
    private let compiler: String

    public struct Failure: Error, Hashable, Sendable, CustomStringConvertible {
        public let description: String
    }

    /// - Parameters:
    ///   - version: the version of the course that the workflow installs.
    ///   - compiler: the number of the compiler that this version needs.
    public init(at folder: URL, exercises: [Exercise], version: String, compiler: String) {
        (self.folder, self.exercises) = (folder, exercises)
        (self.version, self.compiler) = (version, compiler)
    }

    /// Writes all files of the repository; throws if the folder exists.
    public func write() throws {
        guard !FileManager.default.fileExists(atPath: folder.path) else {
            throw Failure(
                description: "The folder \(folder.path) already exists. The course changed nothing.")
        }
        for exercise in exercises { _ = try Workspace(folder: folder).open(exercise) }
        try write(readme, to: "README.md")
        try write("compile_commands.json\n", to: ".gitignore")
        try write(workflow, to: ".github/workflows/course.yml")
    }

    private func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    private var readme: String {
        let rows = exercises.map {
            "\($0.number) | \($0.title) | `\(Workspace.folderName(of: $0))/\($0.answerFile)`"
        }
        return """
            # Assignment

            exercise | title | your file
            ---|---|---
            \(rows.joined(separator: "\n"))

            1. `course start --dir .` opens the prompt in this folder. `open \(exercises.first.map { "\($0.number)" } ?? "1.1")` shows the task.
            2. Change the file in your editor. `verify` runs your answer.
            3. Commit and push. The workflow verifies your files again, and puts each finding beside its line.

            """
    }

    /// The `options` in this workflow give the container the Linux namespaces that the sandbox needs.
    private var workflow: String {
        let numbers = exercises.map { "\($0.number)" }.joined(separator: ",")
        return """
            # Verifies the answers of each push. Set the variable COURSE_PACKAGE of your organization to the address of a
            # Debian package of course \(version), as `make dist` writes it.
            name: course
            on: push
            jobs:
              verify:
                runs-on: ubuntu-24.04
                container:
                  image: swift:\(compiler)-bookworm
                  options: --security-opt seccomp=unconfined --security-opt systempaths=unconfined
                steps:
                  - uses: actions/checkout@v4
                  - run: |
                      apt-get update
                      apt-get install -y curl
                      curl -fsSL -o /tmp/course.deb "$COURSE_PACKAGE"
                      apt-get install -y /tmp/course.deb
                    env:
                      COURSE_PACKAGE: ${{ vars.COURSE_PACKAGE }}
                  - run: |
                      mkdir -p /tmp/class
                      cp -r "$GITHUB_WORKSPACE" "/tmp/class/$GITHUB_ACTOR"
                      course grade /tmp/class --exercise \(numbers) --feedback before-due \\
                        --out /tmp/results --format github,csv
                      cat /tmp/results/github/annotations.txt
                      cat /tmp/results/github/summary.md >> "$GITHUB_STEP_SUMMARY"
                  - uses: actions/upload-artifact@v4
                    with:
                      name: gradebook
                      path: /tmp/results/results.csv

            """
    }
}
