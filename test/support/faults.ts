/** What the libraries complain of that is a fault of ours wherever it comes up. */
export const FAULTS: readonly RegExp[] = [
  /^\[MobX\] Since strict-mode is enabled/,
  /React does not recognize the/,
  /Received `?%s`? for a(n)? (non-)?boolean attribute/,
  /Unknown event handler property/,
  /Invalid DOM property/,
]
