import { type FirstCallsOf, none } from '@/api/first-calls'
import { firstPage } from '@/api/query'
import { appOf, loginsOf, ownDevices } from './queries'

export const settingsFirstCalls: FirstCallsOf<'settings'> = {
  // What a customer has is asked for once it is known that there is one.
  'settings/settings': none,
  'settings/devices': () => [ownDevices()],
  'settings/logins': () => [loginsOf(firstPage())],
  // Who the customer is comes with the page.
  'settings/mobile': none,
  'settings/about': () => [appOf({ platform: 'other' })],
}
