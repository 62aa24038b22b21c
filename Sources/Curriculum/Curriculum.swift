// Curriculum: `Lessons/` and `Exercises/` as validated values, and the learner's progress.
