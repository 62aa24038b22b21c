// Teaching: grades a class with processes on this machine or with jobs on a cluster. The module Teaching uses
// submissions, workshops and schedulers. The module does not use the prompt for learners.
//
// Start at `ClassGrading`, which turns submissions into result files. `GradingPlan` combines the command's options
// (`GradeOptions`) with `class.yaml`.
//
// - `GradingPool` starts processes that grade one answer at a time, each a `GradingService` with a `GradingDesk`.
// - `Cluster/` submits the grading as jobs, and watches the jobs from any shell.
// - `ClassExhibits` stores runs for the pages of a class; `ClassPages` writes the pages.
