/** Why analytics ends: what was collected before a logout is still sent, after a withdrawal nothing is. */
export type StopReason = 'loggedOut' | 'withdrawn'

/** Where the analytics tool is hooked in: started once per customer, stopped on logout or withdrawn consent. */
export interface AnalyticsTool {
  start(userId: string): void
  stop(reason: StopReason): void
}

let tool: AnalyticsTool | undefined
let startedFor: string | undefined

/** Registers the tool; a customer who is already known is handed over at once. */
export function registerAnalyticsTool(next: AnalyticsTool): void {
  tool = next
  if (startedFor !== undefined) tool.start(startedFor)
}

/** Starts analytics with the user id (specification, section 1); again for the same customer does nothing. */
export function startAnalytics(userId: string): void {
  if (startedFor === userId) return
  startedFor = userId
  tool?.start(userId)
}

/** Back to nobody: logout, expiry or withdrawn consent; also what an earlier start of the product left on the device. */
export function stopAnalytics(reason: StopReason = 'loggedOut'): void {
  startedFor = undefined
  tool?.stop(reason)
}

/** The customer analytics was started for, `undefined` when it is not running. */
export function analyticsUser(): string | undefined {
  return startedFor
}
