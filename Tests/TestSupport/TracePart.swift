import Referee
import Scenario
import VirtualTime
import Wire

/// Makes the parts of a test's trace from milliseconds and paths.
///
///     [at(0, .wanted([resource])), at(0, .requested(outgoing(1, resource), resource), scope)]
public func at(_ milliseconds: Int, _ kind: TraceEvent.Kind, _ scope: Scope? = nil) -> TraceEvent {
    TraceEvent(at: instant(milliseconds), scope: scope, kind)
}

/// The moment at the given number of milliseconds after the start of the run.
public func instant(_ milliseconds: Int) -> VirtualInstant { .zero + .milliseconds(milliseconds) }

public func line(_ line: Int) -> SourceLocation { SourceLocation(file: "Answer.swift", line: line) }

/// The request for a resource as the app sends it.
public func outgoing(_ id: Int, _ resource: Resource) -> OutgoingRequest {
    OutgoingRequest(id: id, method: resource.method, url: "https://example.test\(resource.path)")
}

public func taskStart(
    _ milliseconds: Int, _ serial: Int, of view: String = "Host/Picture",
    at location: SourceLocation = line(14)
) -> TraceEvent {
    at(milliseconds, .fact(.taskStarted(view: view, serial: serial, location: location)))
}
