import type { RouteName } from '../../src/routes'
import type { CustomerKey } from '../../test/support/control'
import { addressOf } from '../../test/places'

/** One screen on a sheet. */
export interface Shot {
  readonly address: string
  readonly customer: CustomerKey | undefined
  readonly look: Look
  readonly caption?: string
}

/** How a screen is looked at: window, colours, percent of the letters. */
export interface Look {
  readonly width: number
  readonly height: number
  readonly scale?: number
  readonly isDark?: boolean
}

const PHONE: Look = { width: 375, height: 740 }
const DARK_DESKTOP: Look = { width: 1100, height: 720, isDark: true }
const CARE: Look = { ...PHONE, scale: 150 }
const LARGEST: Look = { ...PHONE, scale: 200 }
const DESKTOP: Look = { width: 1100, height: 720 }

const shot = (
  customer: CustomerKey | undefined,
  name: RouteName,
  params: Readonly<Record<string, string>> = {},
  look: Look = PHONE,
): Shot => ({ customer, address: addressOf({ name, params }), look })

interface Sheet {
  readonly name: string
  readonly columns: number
  readonly shots: readonly Shot[]
}

/** What the README shows: one sheet for each thing that customers do, and for each way to look at it. */
export const README_SHEETS: readonly Sheet[] = [
  {
    name: 'home',
    columns: 4,
    shots: [
      shot('U1', 'main/home'),
      shot('U3', 'main/home'),
      shot('U2', 'main/home'),
      shot(undefined, 'main/home'),
    ],
  },
  {
    name: 'assets',
    columns: 4,
    shots: [
      shot('U1', 'assets/overview'),
      shot('U1', 'assets/position', { positionId: 'U1-P05' }),
      shot('U1', 'income/schedule'),
      shot('U1', 'assets/history'),
    ],
  },
  {
    name: 'buying',
    columns: 4,
    shots: [
      shot('U1', 'products/product-calendar'),
      shot('U1', 'products/product-detail', { productId: 'C05' }),
      shot('U1', 'products/order-detail', { orderId: 'D2026111810004' }),
      shot('U1', 'products/redeem', { positionId: 'U1-P11' }),
    ],
  },
  {
    name: 'identity',
    columns: 4,
    shots: [
      shot('U3', 'suitability/identify-info'),
      shot('U3', 'identity/identity-scan'),
      shot('U1', 'identity/tax-result'),
      shot('U1', 'suitability/risk-overview'),
    ],
  },
  {
    name: 'family-trust',
    columns: 4,
    shots: [
      shot('U1', 'trusts/principal', { trustId: 'FT1' }),
      shot('U1', 'trust-application/application', { applyId: 'FA4' }),
      shot('U1', 'trusts/beneficiaries', { trustId: 'FT1' }),
      shot('U1', 'trust-requests/instructions', { trustId: 'FT1' }),
    ],
  },
  {
    name: 'report',
    columns: 4,
    shots: [
      shot('U1', 'report/entry'),
      shot('U1', 'report/story', { page: '2' }),
      shot('U1', 'report/story', { page: '4' }),
      shot('U6', 'report/result'),
    ],
  },
  {
    name: 'care',
    columns: 4,
    shots: [
      shot('U1', 'main/home', {}, CARE),
      shot('U1', 'main/messages', {}, CARE),
      shot('U1', 'assets/overview', {}, LARGEST),
      shot('U1', 'settings/settings', {}, LARGEST),
    ],
  },
  {
    name: 'hosts',
    columns: 2,
    shots: [shot('U1', 'assets/overview', {}, DESKTOP), shot('U1', 'main/messages', {}, DARK_DESKTOP)],
  },
]
