import type { FirstCallsOf } from '@/api/first-calls'
import { beneOf, beneSetOf, ownDataOf } from './queries'

export const trustPeopleFirstCalls: FirstCallsOf<'trust-people'> = {
  'trust-people/people': ({ optional }) => [
    beneSetOf({ applyId: optional('applyId'), trustId: optional('trustId') }),
  ],
  'trust-people/beneficiary': ({ optional, param }) => [
    beneSetOf({ applyId: optional('applyId'), trustId: optional('trustId') }),
    beneOf({ applyId: optional('applyId'), trustId: optional('trustId'), beneId: param('beneId') }),
  ],
  'trust-people/guardian': ({ optional, param }) => [
    beneOf({ applyId: optional('applyId'), trustId: optional('trustId'), beneId: param('beneId') }),
  ],
  'trust-people/plans': ({ optional }) => [
    beneSetOf({ applyId: optional('applyId'), trustId: optional('trustId') }),
  ],
  'trust-people/end-scheme': ({ optional }) => [
    beneSetOf({ applyId: optional('applyId'), trustId: optional('trustId') }),
  ],
  'trust-people/own-data': ({ optional }) => [
    ownDataOf({ beneId: optional('beneId'), trustId: optional('trustId') }),
  ],
}
