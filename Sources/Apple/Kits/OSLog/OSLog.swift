// OSLog: another name of `os`.

@_exported import os
