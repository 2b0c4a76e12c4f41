import { type FirstCallsOf, none } from '@/api/first-calls'
import { firstPage } from '@/api/query'
import { PI_CATEGORIES, PI_RANGES, THIRD_PARTY_TYPE } from '@/contract/personal-info'
import {
  cancelAgreement,
  cancelCheck,
  categoryOf,
  checklistOf,
  copiesOf,
  copyOf,
  referrerOf,
  thirdPartiesOf,
} from './queries'

export const accountFirstCalls: FirstCallsOf<'account'> = {
  'account/login': none,
  'account/enroll': ({ param }) => [referrerOf({ referralCode: param('code') })],
  'account/registered': none,
  'account/collected': ({ optional }) => [checklistOf({ range: optional('range', PI_RANGES) })],
  'account/category': ({ param }) => [categoryOf({ category: param('category', PI_CATEGORIES) })],
  'account/copy': () => [copiesOf(firstPage())],
  'account/copy-applied': ({ param }) => [copyOf({ exportId: param('exportId') })],
  'account/third-parties': ({ optional }) => [
    thirdPartiesOf({ type: optional('type', THIRD_PARTY_TYPE.labels), ...firstPage() }),
  ],
  'account/account-cancel': () => [cancelCheck(), cancelAgreement()],
}
