// Teaching: grades a class with processes of this machine or jobs of a cluster. It knows submissions, workshops and
// schedulers, and neither learners at a prompt nor how one answer is judged.
//
// Start at `ClassGrading`: it goes from the submissions to the gradebook. `GradeOptions` and `class.yaml` become a
// `GradingPlan`.
//
//   GradingPool    processes that grade one answer at a time; each one is a `GradingService` with a `GradingDesk`
//   Cluster/       the same work as jobs, followed from any shell
//   ClassExhibits  runs that are kept for the pages of a class, which `ClassPages` writes
