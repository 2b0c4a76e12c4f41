import { FT_APPLY_STATUS, FT_STEPS } from '@/contract/tables/trust'
import type { FtApplication } from '@/contract/my-trust'
import type { TagTone } from '@/ui/kit/tag'

const TONES: Readonly<Record<string, TagTone>> = {
  [FT_APPLY_STATUS.draft]: 'fact',
  [FT_APPLY_STATUS.inReview]: 'progress',
  [FT_APPLY_STATUS.returned]: 'due',
  [FT_APPLY_STATUS.toSign]: 'due',
  [FT_APPLY_STATUS.signing]: 'due',
  [FT_APPLY_STATUS.toDeliver]: 'due',
  [FT_APPLY_STATUS.deliveryInReview]: 'progress',
  [FT_APPLY_STATUS.established]: 'done',
  [FT_APPLY_STATUS.refused]: 'failed',
}

/** How an application's status is coloured; closed ones are neutral. */
export function applicationTone(status: string): TagTone {
  return TONES[status] ?? 'fact'
}

/** Established, ended, withdrawn and refused: nothing can be done with the application any more. */
const CLOSED: readonly string[] = [
  FT_APPLY_STATUS.established,
  FT_APPLY_STATUS.ended,
  FT_APPLY_STATUS.withdrawn,
  FT_APPLY_STATUS.refused,
]

export function isOpen(status: string): boolean {
  return !CLOSED.includes(status)
}

type Progress = Pick<FtApplication, 'ftApplyStatus' | 'currentStep'>

/** The seven steps: a draft has done those before its current one, everything handed in all of them. */
export function stepStates({ ftApplyStatus, currentStep }: Progress): readonly {
  readonly name: string
  readonly isDone: boolean
}[] {
  const isDraft = ftApplyStatus === FT_APPLY_STATUS.draft
  return FT_STEPS.map((name, index) => ({ name, isDone: !isDraft || index + 1 < currentStep }))
}

/** The steps in words: 第 2 步，共 7 步：证件, or that all of them are done. */
export function stepText(application: Progress): string {
  if (application.ftApplyStatus !== FT_APPLY_STATUS.draft) return `${FT_STEPS.length} 步均已填写`
  const { currentStep } = application
  return `第 ${currentStep} 步，共 ${FT_STEPS.length} 步：${FT_STEPS[currentStep - 1] ?? ''}`
}

const STEP_ROUTES = [
  'trust-application/principal',
  'trust-application/principal-papers',
  'trust-application/spouse',
  'trust-application/principal-summary',
  'trust-application/setup',
  'trust-application/property',
  'trust-people/people',
] as const

/** The page of a step, counted from 1. */
export const stepRoute = (step: number): (typeof STEP_ROUTES)[number] =>
  STEP_ROUTES[step - 1] ?? STEP_ROUTES[0]
