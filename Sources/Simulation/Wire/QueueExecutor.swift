import Dispatch

/// Runs an actor's jobs on a serial Dispatch queue of its own.
///
/// On Linux there is no `DispatchSerialQueue` that could be an executor by itself.
package final class QueueExecutor: SerialExecutor {
  private let queue: DispatchQueue

  /// An executor whose queue bears the participant's name, which a debugger shows.
  package init(label: String) { queue = DispatchQueue(label: "authwalk.\(label)") }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // The job may be the last that holds the actor, and so this executor.
    queue.async { [self] in job.runSynchronously(on: asUnownedSerialExecutor()) }
  }
}
