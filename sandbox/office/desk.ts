import type { Db } from '../store/database'
import type { Decision } from './decision'

/** A photo or document that was handed in with an application. */
export interface CaseFile {
  readonly name: string
  readonly fileId: string
}

/** Files of a list, by the number of each. */
export const numberedFiles = (name: string, fileIds: readonly string[]): readonly CaseFile[] =>
  fileIds.map((fileId, index) => ({ name: `${name}${index + 1}`, fileId }))

/** Those of them that are there. */
export const filesGiven = (files: readonly CaseFile[]): readonly CaseFile[] =>
  files.filter(({ fileId }) => fileId !== '')

/** An application that waits for a decision, as the office sees it. */
export interface Case {
  readonly id: string
  readonly customerId: string
  /** Milliseconds of data time. */
  readonly submittedAt: number
  /** When time decides it: it is passed, unless somebody decided before. */
  readonly dueAt: number
  /** What there is to know about it: a label and a text each. */
  readonly facts: readonly (readonly [label: string, text: string])[]
  /** What is to be looked at. */
  readonly files?: readonly CaseFile[]
}

/** The applications of one kind: who waits, and what a decision does. */
export interface Desk {
  readonly kind: string
  readonly title: string
  /** It is about money that came in: a decision may say how much. */
  readonly takesAmount?: boolean
  /** Customers ask it something: a decision may say what they are answered. */
  readonly takesAnswer?: boolean
  /** It sends applications back field by field: the sections that a remark can be about. */
  readonly remarkSections?: readonly string[]
  waiting(db: Db): Case[]
  /** Decides a case that waits; in one transaction with everything that follows from it. */
  decide(db: Db, id: string, decision: Decision, now: number): void
}
