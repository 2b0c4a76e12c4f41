import type { FirstCallsOf } from '@/api/first-calls'
import { firstPage } from '@/api/query'
import { CERT_STATUS } from '@/contract/tables/certificate'
import { DISCLOSURE_TYPE } from '@/contract/tables/document'
import { disclosuresOf } from '@/domains/documents/queries'
import { draftOf } from '@/domains/flow/queries'
import { TRADE_ROWS } from '@/domains/trades/queries'
import { TRADE_FILTER } from '@/routes/define'
import {
  bankChangeOf,
  certificateDraft,
  certificateOf,
  certificatesOf,
  certificateStanding,
  DISTRIBUTION_ROWS,
  distributionOf,
  distributionsOf,
  historyOf,
  historyPositionOf,
  overviewOf,
  PERIOD_AT_FIRST,
  positionOf,
  POSITIONS_AT_FIRST,
  positionsOf,
  tradeOf,
  tradesOf,
} from './queries'

const { holderRole } = POSITIONS_AT_FIRST

export const assetsFirstCalls: FirstCallsOf<'assets'> = {
  'assets/overview': ({ unless }) => [
    ...unless(['holderRole'], overviewOf({ holderRole })),
    ...unless(['holderRole', 'productType', 'sort'], positionsOf({ ...POSITIONS_AT_FIRST, ...firstPage() })),
  ],
  'assets/position': ({ param }) => [positionOf({ positionId: param('positionId') })],
  'assets/history': ({ optional }) => [historyOf({ year: optional('year'), ...firstPage() })],
  'assets/history-position': ({ param }) => [historyPositionOf({ positionId: param('positionId') })],
  'assets/distributions': ({ optional }) => [
    distributionsOf({
      productId: optional('productId'),
      year: optional('year'),
      ...firstPage(DISTRIBUTION_ROWS),
    }),
  ],
  'assets/distribution': ({ param }) => [distributionOf({ distId: param('distId') })],
  'assets/disclosures': ({ optional }) => [
    disclosuresOf({
      productId: optional('productId'),
      disclosureType: optional('disclosureType', DISCLOSURE_TYPE.labels),
      year: optional('year'),
      ...firstPage(),
    }),
  ],
  // Without a product the last quarter comes first, of one product every trade.
  'assets/trades': ({ param, unless }) => [
    ...unless(
      ['productId', 'tab', ...TRADE_FILTER],
      tradesOf({ ...PERIOD_AT_FIRST, ...firstPage(TRADE_ROWS) }),
    ),
    ...unless(
      ['tab', ...TRADE_FILTER],
      tradesOf({ productId: param('productId'), ...firstPage(TRADE_ROWS) }),
    ),
  ],
  'assets/trade': ({ param }) => [tradeOf({ tradeId: param('tradeId') })],
  'assets/redemption': ({ param }) => [tradeOf({ tradeId: param('tradeId') })],
  'assets/bank-change': ({ param }) => [bankChangeOf({ applyId: param('applyId') })],
  'assets/certificates': ({ optional }) => [
    certificatesOf({ status: optional('status', CERT_STATUS.labels), ...firstPage() }),
  ],
  'assets/certificate-apply': ({ param, unless }) => [
    certificateStanding(),
    ...unless(['certId'], draftOf(certificateDraft(''))),
    draftOf(certificateDraft(param('certId'))),
    certificateOf({ certId: param('certId') }),
  ],
  'assets/certificate-applied': ({ param }) => [certificateOf({ certId: param('certId') })],
}
