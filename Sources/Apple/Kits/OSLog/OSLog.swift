// OSLog: re-exports `os`.

@_exported import os
