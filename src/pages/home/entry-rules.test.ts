import type { HomeSummary } from '@/contract/home'
import { AUTH_STATUS } from '@/contract/tables/customer'
import { HOME_HOLDER } from '@/contract/tables/home'
import { entriesOf, isHomeOfNewcomer } from './entry-rules'

const BENEFIT = {
  ...{ received: '1.00', trustCount: 1, trustId: 'FT1', beneId: 'B4', nextDate: '' },
} satisfies HomeSummary['benefit']

test.each([
  ['owner', false, '我的资产 收益分配 交易记录 信息披露 公益中心'],
  ['owner', true, '我的资产 我的信托 近期日程 收益分配 交易记录 大字设置'],
  ['beneficiary', false, '受益权 分配方案 受益记录 信息披露 公益中心'],
  ['beneficiary', true, '受益权 分配方案 受益记录 信息披露 公益中心 资讯'],
  ['newcomer', false, '新手指引 资讯 公益中心'],
  ['newcomer', true, '新手指引 帮助中心 我的资产 资讯 公益中心 大字设置'],
] as const)('the home of the %s, simple: %s', (holder, isLarge, names) => {
  const benefit = holder === HOME_HOLDER.beneficiary ? BENEFIT : undefined
  expect(
    entriesOf(holder, benefit, isLarge)
      .map(({ name }) => name)
      .join(' '),
  ).toBe(names)
})

test.each([
  [AUTH_STATUS.none, true],
  [AUTH_STATUS.inReview, true],
  [AUTH_STATUS.failed, true],
  [AUTH_STATUS.passed, false],
  [AUTH_STATUS.expired, false],
  [AUTH_STATUS.expiring, false],
])('before anything is known, who is in status %s is taken for a newcomer: %s', (authStatus, isTaken) => {
  expect(isHomeOfNewcomer(undefined, { authStatus })).toBe(isTaken)
  expect(isHomeOfNewcomer({ holder: HOME_HOLDER.newcomer }, { authStatus })).toBe(true)
  expect(isHomeOfNewcomer({ holder: HOME_HOLDER.owner }, { authStatus })).toBe(false)
})
