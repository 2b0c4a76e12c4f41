import type { FirstCallsOf } from '@/api/first-calls'
import { firstPage } from '@/api/query'
import { DISCLOSURE_TYPE } from '@/contract/tables/document'
import { DIST_TYPE } from '@/contract/tables/trust'
import { disclosuresOf } from '@/domains/documents/queries'
import { RANGE_AT_FIRST } from '@/domains/net-value/queries'
import { TRADE_ROWS } from '@/domains/trades/queries'
import { TRADE_FILTER } from '@/routes/define'
import {
  appendsOf,
  beneficiariesOf,
  benefitOf,
  benefitRecordsOf,
  contractsOf,
  distRecordsOf,
  mySchemeOf,
  planOf,
  PRINCIPAL_ROWS,
  principalTrustOf,
  schemeOf,
  trustNetValuesOf,
  trustTradeOf,
  trustTradesOf,
} from './queries'

export const trustsFirstCalls: FirstCallsOf<'trusts'> = {
  'trusts/principal': ({ param }) => {
    const trustId = param('trustId')
    const rows = firstPage(PRINCIPAL_ROWS)
    return [
      principalTrustOf({ trustId }),
      appendsOf({ trustId, ...rows }),
      distRecordsOf({ trustId, ...rows }),
    ]
  },
  'trusts/beneficiary': ({ param, optional }) => [
    benefitOf({ trustId: param('trustId'), beneId: optional('beneId') }),
  ],
  'trusts/beneficiaries': ({ param }) => [beneficiariesOf({ trustId: param('trustId') })],
  'trusts/scheme': ({ param }) => [schemeOf({ trustId: param('trustId') })],
  'trusts/my-scheme': ({ param, optional }) => [
    mySchemeOf({ trustId: param('trustId'), beneId: optional('beneId') }),
  ],
  'trusts/records': ({ param, optional }) => [
    benefitRecordsOf({
      trustId: param('trustId'),
      beneId: optional('beneId'),
      distType: optional('distType', DIST_TYPE.labels),
      year: optional('year'),
      ...firstPage(),
    }),
  ],
  'trusts/trades': ({ param, unless }) =>
    unless(TRADE_FILTER, trustTradesOf({ trustId: param('trustId'), ...firstPage(TRADE_ROWS) })),
  'trusts/trade': ({ param }) => [trustTradeOf({ tradeId: param('tradeId') })],
  'trusts/net-values': ({ param }) => [
    trustNetValuesOf({ trustId: param('trustId'), range: RANGE_AT_FIRST }),
  ],
  'trusts/disclosures': ({ param, optional }) => [
    disclosuresOf({
      trustId: param('trustId'),
      disclosureType: optional('disclosureType', DISCLOSURE_TYPE.labels),
      year: optional('year'),
      ...firstPage(),
    }),
  ],
  'trusts/contracts': ({ param }) => [contractsOf({ trustId: param('trustId') })],
  'trusts/plan': ({ param }) => [planOf({ trustId: param('trustId') })],
}
