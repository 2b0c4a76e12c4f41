import type { FtApplicationDetail } from '@/contract/ft-application'
import { FT_STEP_IDS, type FtStepId } from '@/contract/ft-submission'
import { FT_APPLY_STATUS, FT_STEPS } from '@/contract/tables/trust'
import { isOff, isOn } from '@/lib/flag'
import { peopleErrors } from '../beneficiaries/people-errors'
import type { Db } from '../store/database'
import { type FtApplicationRow, type FtRemark, remarksOf } from '../store/ft-applications'
import { savedErrors } from './section-errors'
import { isMarried, savedSection } from './sections'

export type Step = FtApplicationDetail['steps'][number]

/** A step is done once what it asks for is saved and right, as of this day. */
function isDone(id: FtStepId, db: Db, row: FtApplicationRow, today: string): boolean {
  switch (id) {
    case 'people':
      return row.people_at !== '' && peopleErrors(db, row.id, today).length === 0
    case 'confirm':
      return row.confirmed_at !== ''
    default:
      return savedSection(row, id) !== undefined && savedErrors(id, { db, row, today }).length === 0
  }
}

/**
 * The steps as the customer may take them. A draft opens all of them; of what was returned only what the reviewer spoke of opens, and
 * what is missing by now because of that.
 */
export function stepsOf(db: Db, row: FtApplicationRow, today: string): Step[] {
  const remarks = remarksOf(db, row.id)
  return FT_STEP_IDS.map(id => {
    const isNeeded = id !== 'spouse' || isMarried(row)
    const done = isNeeded && isDone(id, db, row, today)
    return {
      id,
      isNeeded: isNeeded ? '1' : '0',
      isDone: done ? '1' : '0',
      canEdit: isNeeded && canEdit(id, row, remarks, done) ? '1' : '0',
    }
  })
}

function canEdit(id: FtStepId, row: FtApplicationRow, remarks: readonly FtRemark[], done: boolean): boolean {
  if (row.status === FT_APPLY_STATUS.draft) return true
  if (row.status !== FT_APPLY_STATUS.returned || id === 'confirm') return false
  return !done || remarks.some(({ section }) => section === id)
}

/** Where the customer goes on, counted from 1 by FT_STEPS: the first step that is open, the last when none is. */
export function currentStepOf(steps: readonly Step[]): number {
  const index = steps.findIndex(({ isNeeded, isDone: done }) => isOn(isNeeded) && isOff(done))
  return index === -1 ? FT_STEPS.length : index + 1
}

/** What is said of a draft in the list. */
export const draftNote = (step: number): string =>
  `已保存到第 ${step} 步“${FT_STEPS[step - 1] ?? ''}”，可继续填写。`
