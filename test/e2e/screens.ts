import { type RouteName, routes } from '../../src/routes'
import type { CustomerKey } from './harness'

/** A page, what it is opened with, and who sees it with content. */
export type ScreenCase = readonly [RouteName, Readonly<Record<string, string>>, CustomerKey]

/** Assets, trades, trusts. */
export const PORTFOLIO_SCREENS: readonly ScreenCase[] = [
  ['assets/overview', {}, 'U1'],
  ['assets/overview', {}, 'U3'],
  ['assets/overview', {}, 'U6'],
  ['assets/position', { positionId: 'U1-P05' }, 'U1'],
  ['assets/position', { positionId: 'U1-P12' }, 'U1'],
  ['assets/position', { positionId: 'U1-P01' }, 'U1'],
  ['assets/trades', {}, 'U1'],
  ['assets/trades', { tab: 'flows' }, 'U1'],
  ['assets/trades', {}, 'U6'],
  ['assets/trade', { tradeId: 'T2026111900126' }, 'U1'],
  ['assets/redemption', { tradeId: 'T2026102700113' }, 'U1'],
  ['assets/bank-change', { applyId: 'BC2026111200008' }, 'U1'],
  ['assets/disclosures', {}, 'U1'],
  ['assets/history', {}, 'U1'],
  ['assets/history', {}, 'U3'],
  ['assets/history-position', { positionId: 'U1-H01' }, 'U1'],
  ['assets/distributions', {}, 'U1'],
  ['products/net-values', { productId: 'P05' }, 'U1'],
  ['content/pdf', { fileId: 'FD100' }, 'U1'],
  ['main/my-trust', {}, 'U1'],
  ['main/my-trust', { tab: '1' }, 'U1'],
  ['main/my-trust', { tab: '2' }, 'U1'],
  ['main/family-trusts', {}, 'U3'],
  ['main/orders', {}, 'U6'],
  ['main/positions', {}, 'U2'],
  ['trusts/principal', { trustId: 'FT1' }, 'U1'],
  ['trusts/beneficiary', { trustId: 'FT1' }, 'U2'],
  ['trusts/beneficiaries', { trustId: 'FT1' }, 'U1'],
  ['trusts/scheme', { trustId: 'FT1' }, 'U1'],
  ['trusts/my-scheme', { trustId: 'FT1' }, 'U2'],
  ['trusts/records', { trustId: 'FT1' }, 'U2'],
  ['trusts/trades', { trustId: 'FT1' }, 'U1'],
  ['trusts/net-values', { trustId: 'FT1' }, 'U1'],
  ['trusts/disclosures', { trustId: 'FT1' }, 'U1'],
  ['trusts/contracts', { trustId: 'FT1' }, 'U1'],
  ['trusts/plan', { trustId: 'FT1' }, 'U1'],
]

/** Messages, articles, membership, surveys, account, help. */
export const CONTENT_SCREENS: readonly ScreenCase[] = [
  ['main/messages', {}, 'U1'],
  ['main/messages', {}, 'U3'],
  ['messages/message', { msgId: 'M0201' }, 'U1'],
  ['messages/message', { msgId: 'M0114' }, 'U1'],
  ['messages/trades', {}, 'U1'],
  ['messages/trades', {}, 'U3'],
  ['messages/notices', {}, 'U3'],
  ['messages/activities', {}, 'U1'],
  ['messages/welfare', {}, 'U1'],
  ['messages/news', {}, 'U1'],
  ['messages/surveys', {}, 'U1'],
  ['messages/researches', {}, 'U1'],
  ['content/articles', {}, 'U1'],
  ['content/article', { articleId: 'AR30' }, 'U1'],
  ['membership/center', {}, 'U1'],
  ['membership/center', {}, 'U3'],
  ['membership/charity', { charityId: 'CP1' }, 'U1'],
  ['membership/charity', { charityId: 'CP2' }, 'U1'],
  ['membership/rules', {}, 'U1'],
  ['membership/points', {}, 'U1'],
  ['membership/certificate', { donationId: 'D2025090900103' }, 'U1'],
  ['membership/activity', { activityId: 'AC3' }, 'U1'],
  ['membership/activity-over', {}, 'U1'],
  ['content/visit', { token: 'visit-open-2026' }, 'U1'],
  ['content/satisfaction', {}, 'U1'],
  ['content/survey', { surveyId: 'SV1' }, 'U1'],
  ['content/survey', { surveyId: 'SV2' }, 'U1'],
  ['identity/tax-type', {}, 'U1'],
  ['identity/tax-result', {}, 'U1'],
  ['identity/tax-result', {}, 'U3'],
  ['identity/identity-scan', {}, 'U3'],
  ['account/enroll', { code: 'YL8806' }, 'U3'],
  ['account/registered', {}, 'U3'],
  ['account/collected', {}, 'U1'],
  ['account/collected', {}, 'U3'],
  ['account/category', { category: 'identity' }, 'U1'],
  ['account/copy', {}, 'U1'],
  ['account/copy-applied', { exportId: 'PE202604080001' }, 'U1'],
  ['account/third-parties', {}, 'U1'],
  ['content/agreement-register', {}, 'U3'],
  ['content/agreement-service', {}, 'U1'],
  ['content/agreement-privacy', {}, 'U1'],
  ['content/agreement-text', { agreementId: 'AG-FACE-12' }, 'U1'],
  ['content/agreement-pdf', { fileId: 'FD100' }, 'U1'],
  ['content/help-center', {}, 'U1'],
  ['content/help-list', { categoryId: 'account' }, 'U1'],
  ['content/guide', {}, 'U1'],
  ['content/video', { videoId: 'VD1' }, 'U1'],
  ['content/download', {}, 'U1'],
  ['content/download-channel', { channel: 'jy' }, 'U1'],
  ['products/advisor', {}, 'U1'],
  ['products/advisor', {}, 'U3'],
]

export const SCREENS: readonly ScreenCase[] = [...PORTFOLIO_SCREENS, ...CONTENT_SCREENS]

/** Path and query of a screen. */
export function addressOf(name: RouteName, params: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(params).toString()
  return `/phone/${routes[name].path}${query && `?${query}`}`
}
