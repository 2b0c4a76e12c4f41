/** What the company decides about an application: somebody at the office, or the time. */
export interface Decision {
  readonly isPassed: boolean
  /** Why not, for the customer to read; `''` when it is passed. */
  readonly reason: string
}
