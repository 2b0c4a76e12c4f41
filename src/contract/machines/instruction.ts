import type { CodeOf } from '../code-table'
import { machine } from '../machine'
import { INST_STATUS } from '../tables/instruction'

export type InstructionStatus = CodeOf<typeof INST_STATUS>

/**
 * An investment instruction. Of the customer: `submit` (from a draft), `resubmit` (changed while it waits), `cancel`. Of the
 * company: `accept`, `reject`. By the clock: `execute`, `finish`, `finishPartly` (domain contract, B4).
 */
export type InstructionEvent =
  'submit' | 'resubmit' | 'cancel' | 'accept' | 'reject' | 'execute' | 'finish' | 'finishPartly'

const S = INST_STATUS

export const instructionMachine = machine<InstructionStatus, InstructionEvent>({
  [S.draft]: { submit: S.inReview, cancel: S.cancelled },
  [S.inReview]: { resubmit: S.inReview, accept: S.accepted, reject: S.rejected, cancel: S.cancelled },
  [S.accepted]: { execute: S.executing },
  [S.executing]: { finish: S.done, finishPartly: S.partlyDone },
  [S.done]: {},
  [S.partlyDone]: {},
  [S.rejected]: {},
  [S.cancelled]: {},
})
