import type { FtApplicationDetail } from '@/contract/ft-application'
import type { FtStepId } from '@/contract/ft-submission'
import { FT_APPLY_STATUS, FT_STEPS } from '@/contract/tables/trust'
import { isOn, mayBeOn } from '@/lib/flag'
import { type Flow, mayEnter, openStep } from '@/lib/flow'

/** What is known of an application: how far it is, and what of it may be changed now. */
export type TrustFacts = Pick<FtApplicationDetail, 'ftApplyStatus' | 'steps'>

/** The page of the application as a whole. */
export const DETAILS = 'trust-application/application'

const ROUTES = {
  principal: 'trust-application/principal',
  identity: 'trust-application/principal-papers',
  spouse: 'trust-application/spouse',
  confirm: 'trust-application/principal-summary',
  setup: 'trust-application/setup',
  property: 'trust-application/property',
  people: 'trust-people/people',
} as const satisfies Readonly<Record<FtStepId, string>>

/** A page of the application; all of them are named by the application's id. */
export type TrustRoute = (typeof ROUTES)[FtStepId] | typeof DETAILS

const stepOf = ({ steps }: TrustFacts, id: FtStepId) => steps.find(step => step.id === id)

const IDS = Object.keys(ROUTES) as FtStepId[]

/** The seven steps. What is needed and done the server says, by the rules that the pages have too. */
export const trustFlow: Flow<TrustFacts, TrustRoute> = IDS.map((id, index) => ({
  id,
  route: ROUTES[id],
  title: FT_STEPS[index] ?? '',
  isNeeded: facts => mayBeOn(stepOf(facts, id)?.isNeeded ?? '0'),
  isDone: facts => isOn(stepOf(facts, id)?.isDone),
}))

/** The page where a step is filled in. */
export const routeOfStep = (id: FtStepId): TrustRoute => ROUTES[id]

/** Whether a step may be opened: of a draft in its turn, of what was returned as far as the reviewer asks for it. */
export function mayOpen(facts: TrustFacts, id: FtStepId): boolean {
  if (facts.ftApplyStatus === FT_APPLY_STATUS.draft) return mayEnter(trustFlow, facts, id)
  return isOn(stepOf(facts, id)?.canEdit)
}

/** Where the customer goes on: the first open step of a draft; the page of the application in every other case. */
export function wayOn(facts: TrustFacts): TrustRoute {
  if (facts.ftApplyStatus !== FT_APPLY_STATUS.draft) return DETAILS
  return openStep(trustFlow, facts)?.route ?? ROUTES.people
}
