import type { GuideScreen } from '../../sandbox/files/pictures'
import { addressOf } from '../../test/places'
import type { Look, Shot } from './readme-sheets'

/** A screen of the guide, and from how far down its picture is taken. */
interface GuideCrop {
  readonly name: GuideScreen
  readonly shot: Shot
  readonly top: number
}

const PHONE: Look = { width: 375, height: 812 }

/** What the newcomer guide shows: pieces of the very pages that its steps speak of. */
export const GUIDE_CROPS: readonly GuideCrop[] = [
  {
    name: 'guide-assets',
    shot: { address: addressOf({ name: 'assets/overview', params: {} }), customer: 'U1', look: PHONE },
    top: 48,
  },
  {
    name: 'guide-trades',
    shot: { address: addressOf({ name: 'assets/trades', params: {} }), customer: 'U1', look: PHONE },
    top: 150,
  },
  {
    name: 'guide-family',
    shot: {
      address: addressOf({ name: 'trusts/principal', params: { trustId: 'FT1' } }),
      customer: 'U1',
      look: PHONE,
    },
    top: 48,
  },
  {
    name: 'guide-care',
    shot: { address: addressOf({ name: 'settings/settings', params: {} }), customer: 'U1', look: PHONE },
    top: 48,
  },
]
