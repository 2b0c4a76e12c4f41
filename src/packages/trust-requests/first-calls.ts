import type { FirstCallsOf } from '@/api/first-calls'
import { firstPage } from '@/api/query'
import { INST_SIDE, INST_STATUS } from '@/contract/tables/instruction'
import { PRODUCT_TYPE, RISK_LEVEL } from '@/contract/tables/product'
import { ownCards } from '@/domains/bank-cards/queries'
import { draftOf } from '@/domains/flow/queries'
import {
  appendOf,
  appendStanding,
  claimablePlansOf,
  claimOf,
  instructionDraft,
  instructionOf,
  instructionProducts,
  instructionsOf,
  instructionTerms,
} from './queries'

export const trustRequestsFirstCalls: FirstCallsOf<'trust-requests'> = {
  'trust-requests/append-apply': ({ param }) => [appendStanding({ trustId: param('trustId') }), ownCards()],
  'trust-requests/append': ({ param }) => [appendOf({ appendId: param('appendId') })],
  'trust-requests/claims': ({ param }) => [claimablePlansOf({ trustId: param('trustId'), ...firstPage() })],
  'trust-requests/claim': ({ param, unless }) => unless(['planId'], claimOf({ distId: param('distId') })),
  'trust-requests/instructions': ({ param, optional, unless }) =>
    unless(
      ['range', 'startDate', 'endDate'],
      instructionsOf({
        trustId: param('trustId'),
        status: optional('status', INST_STATUS.labels),
        ...firstPage(),
      }),
    ),
  'trust-requests/instruction': ({ param }) => [instructionOf({ instId: param('instId') })],
  'trust-requests/new-instruction': ({ param }) => [
    instructionTerms({ trustId: param('trustId') }),
    draftOf(instructionDraft(param('trustId'))),
  ],
  'trust-requests/instruction-products': ({ param, optional }) => [
    instructionProducts({
      trustId: param('trustId'),
      side: param('side', INST_SIDE.labels),
      riskLevel: optional('riskLevel', RISK_LEVEL.labels),
      productType: optional('productType', PRODUCT_TYPE.labels),
      ...firstPage(),
    }),
  ],
  'trust-requests/edit-instruction': ({ param }) => [
    instructionOf({ instId: param('instId') }),
    draftOf(instructionDraft(param('instId'))),
  ],
}
