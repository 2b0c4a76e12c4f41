const YES = '1'
const NO = '0'

/** Whether a flag of the wire says yes; unknown and absent ones do not. */
export const isOn = (flag: string | null | undefined): boolean => flag === YES

/** Whether a flag of the wire says no; unknown and absent ones do not. */
export const isOff = (flag: string | null | undefined): boolean => flag === NO

/** What is said where the server has not said whether something is allowed. */
export const UNSURE = '暂时无法确认能否办理，请稍后再试'

/** Not said to be off: what is safer to take for on (a paper that must be read, a question that must be answered). */
export const mayBeOn = (flag: string | null | undefined): boolean => !isOff(flag)

/**
 * Why something is not allowed, as the reason of a disabled action; undefined where it is. `reason` is the server's, `otherwise` stands
 * for one that it left out. A permission that the server has not given clearly is none, and that is said.
 */
export function whyNot(
  allowed: string | null | undefined,
  reason: string,
  otherwise = UNSURE,
): string | undefined {
  if (isOn(allowed)) return undefined
  return reason || (isOff(allowed) ? otherwise : UNSURE)
}
