// Grading: trace and scenario in, ledger, findings and verdict out. Knows no process and no file.
