/// Why a step of a stepped run cannot be released.
package enum SteppedRunError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A change cannot be made; the step waits on.
  case edit(StepEditError)
  /// A step was released, and the next one did not come yet.
  case isMoving
  /// The run came to rest, so no step waits.
  case isAtRest

  /// What is wrong, and what to do.
  package var description: String {
    switch self {
    case .edit(let error): error.description
    case .isMoving:
      "the run moves already, from one step to the next; wait for that release before the next one"
    case .isAtRest: "the run came to rest, and no step waits; begin another one"
    }
  }
}
