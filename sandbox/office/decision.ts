import { addWeekdays } from '../portfolio/calendar'

/** Working days after which an application for real-name authentication is decided, unless somebody does before; within the promise. */
export const ID_DECIDED_AFTER_DAYS = 2

/** When time decides what came in on a day, that many working days later: at ten in the morning (milliseconds). */
export function decisionTime(day: string, workingDays: number): number {
  return Date.parse(`${addWeekdays(day, workingDays)}T10:00:00+08:00`)
}

/** What is to be changed at one field of an application that is sent back; `field` is its path in the section, `''` for all of it. */
export interface FieldRemark {
  readonly section: string
  readonly field: string
  readonly content: string
}

/** What the company decides about an application: somebody at the office, or the time. */
export interface Decision {
  readonly isPassed: boolean
  /** Why not, for the customer to read; `''` when it is passed. */
  readonly reason: string
  /** What came in, in yuan, where it is about money; in full without. */
  readonly amount?: string
  /** What the customer is answered, where they asked; in the house's own words without. */
  readonly answer?: string
  /** With these it is sent back to be mended instead of being refused. */
  readonly remarks?: readonly FieldRemark[]
}
