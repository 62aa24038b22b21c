// Teaching: grades a class with processes on this machine or with jobs on a cluster. The module knows submissions,
// workshops and schedulers. The module does not know the prompt for learners, or how one answer is judged.
//
// Start at `ClassGrading`, which turns submissions into result files. `GradingPlan` combines the command's options
// (`GradeOptions`) with `class.yaml`.
//
//   GradingPool    processes that grade one answer at a time; each one is a `GradingService` with a `GradingDesk`
//   Cluster/       submits the same work as jobs, and watches them from any shell
//   ClassExhibits  stores runs for the pages of a class, which `ClassPages` writes
