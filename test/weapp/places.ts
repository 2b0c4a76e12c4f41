import { type RouteName, routes } from '@/routes'
import type { CustomerKey } from './harness'

/** What pages of this kind are opened with: things of U1's in the sandbox's seed. */
const SAMPLES: Readonly<Record<string, string>> = {
  positionId: 'U1-P06',
  productId: 'P06',
  tradeId: 'T2019041200113',
  applyId: 'BC2023060900017',
  articleId: 'AR30',
  distId: 'T2026111800113',
  trustId: 'FT1',
  fileId: 'FD136',
  msgId: 'M0201',
  charityId: 'CP1',
  donationId: 'D2025090900103',
  activityId: 'AC3',
  surveyId: 'SV1',
  token: 'visit-open-2026',
  agreementId: 'AG-FACE-12',
  category: 'identity',
  exportId: 'PE202604080001',
  categoryId: 'account',
  videoId: 'VD1',
  page: '3',
}

/** Parameters that every page can do without, and does in these tests. */
const OPTIONAL: readonly string[] = [
  'code',
  'tab',
  'redirect',
  'webview',
  'scene',
  'bizToken',
  'url',
  'channel',
  'returnTo',
  'resultId',
  // Filters of lists.
  ...['range', 'year', 'type', 'sort', 'readFlag', 'holderRole', 'productType', 'pointType', 'distType'],
  ...['disclosureType', 'tradeType', 'tradeStatus', 'startDate', 'endDate'],
]

interface Visit {
  /** Nobody where it is `null`. */
  readonly customer?: CustomerKey | null
  readonly params?: Readonly<Record<string, string>>
  /** Who opens this step of a flow finds the first open one instead. */
  readonly leadsTo?: RouteName
}

/** Pages that show what they are for to another customer, or with other things. */
const SPECIAL: Partial<Record<RouteName, Visit>> = {
  'account/enroll': { customer: null },
  'account/login': { customer: null },
  'main/not-found': { customer: null },
  'messages/notices': { customer: 'U3' },
  'membership/activity-over': { customer: null },
  'content/visit': { customer: null },
  'assets/history-position': { params: { positionId: 'U1-H01' } },
  'assets/redemption': { params: { tradeId: 'T2022101000113' } },
  'trusts/trade': { params: { tradeId: 'TT0001' } },
  'trusts/beneficiary': { customer: 'U2' },
  'trusts/my-scheme': { customer: 'U2' },
  'trusts/records': { customer: 'U2' },
  'identity/tax-details': { leadsTo: 'identity/tax-type' },
  'identity/risk-questions': { leadsTo: 'identity/risk-overview' },
  'report/expire': { customer: 'U2' },
  'report/result': { customer: 'U6' },
}

/** A page of the product as somebody opens it. */
export interface Place {
  readonly name: RouteName
  readonly customer: CustomerKey | undefined
  /** Page and query: `packages/assets/holdings/position/index?positionId=U1-P06`. */
  readonly path: string
  /** The page that stands there in the end. */
  readonly page: string
}

/** Every route of the product with what it needs; throws for a parameter that no sample is known for. */
export function everyPlace(): Place[] {
  return (Object.keys(routes) as RouteName[]).map(name => {
    const { customer = 'U1', params = {}, leadsTo = name } = SPECIAL[name] ?? {}
    const needed = (routes[name].params as readonly string[]).filter(param => !OPTIONAL.includes(param))
    const pairs = needed.map(param => {
      const value = params[param] ?? SAMPLES[param]
      if (value === undefined) {
        throw new Error(`${name}: no sample of ${param} is known (test/weapp/places.ts)`)
      }
      return `${param}=${value}`
    })
    return {
      name,
      customer: customer ?? undefined,
      page: routes[leadsTo].page,
      path: routes[name].page + (pairs.length > 0 ? `?${pairs.join('&')}` : ''),
    }
  })
}
