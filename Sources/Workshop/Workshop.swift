// Workshop: a set of files in, a running app host or diagnostics out. The only place that starts a process.
