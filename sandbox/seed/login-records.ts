import { LOGIN_WAY } from '@/contract/tables/device'
import { insertRows } from '../store/insert'
import type { Seed } from './order'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** Days ago, minutes before the start's time of day, device, way, whether it went well. */
const LOGINS: readonly (readonly [number, number, string, string, boolean])[] = [
  [0, 19, 'iPhone · Safari', LOGIN_WAY.sms, true],
  [1, 45, 'iPhone · 微信小程序', LOGIN_WAY.wechat, true],
  [1, 48, 'iPhone · 微信小程序', LOGIN_WAY.sms, false],
  ...Array.from(
    { length: 26 },
    (_, at) =>
      [
        4 + at * 3,
        (at * 37) % 180,
        ['iPhone · 微信小程序', 'iPhone · Safari', 'Mac 电脑 · Safari'][at % 3] ?? '',
        at % 3 === 0 ? LOGIN_WAY.wechat : LOGIN_WAY.sms,
        at % 9 !== 7,
      ] as const,
  ),
]

/** Logins of U1 before the start. */
export const loginRecordsSeed: Seed = {
  name: 'login-records',
  after: ['customers'],
  fill(db, now) {
    insertRows(
      db,
      'login_records',
      LOGINS.map(([days, minutes, device, way, isSuccess], at) => ({
        id: `LR${String(9000 - at)}`,
        customer_id: '100001',
        at: now - days * DAY_MS - minutes * MINUTE_MS,
        device,
        way,
        is_success: isSuccess ? 1 : 0,
      })),
    )
  },
}
