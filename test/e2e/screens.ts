import { type RouteName, routes } from '../../src/routes'
import type { CustomerKey } from './harness'

/** A page, what it is opened with, and who sees it with content. */
export type ScreenCase = readonly [RouteName, Readonly<Record<string, string>>, CustomerKey]

/** Assets, trades, trusts. */
export const PORTFOLIO_SCREENS: readonly ScreenCase[] = [
  ['assetsList', {}, 'U1'],
  ['assetsList', {}, 'U3'],
  ['assetsList', {}, 'U6'],
  ['assetsDetail', { positionId: 'U1-P05' }, 'U1'],
  ['assetsDetail', { positionId: 'U1-P12' }, 'U1'],
  ['assetsDetail', { positionId: 'U1-P01' }, 'U1'],
  ['tradingRecord', {}, 'U1'],
  ['tradingRecord', { tab: 'flows' }, 'U1'],
  ['tradingRecord', {}, 'U6'],
  ['tradingDetail', { tradeId: 'T2026111900126' }, 'U1'],
  ['redemptionDetails', { tradeId: 'T2026102700113' }, 'U1'],
  ['tradingRecordDetail', { applyId: 'BC2026111200008' }, 'U1'],
  ['infoDisclosure', {}, 'U1'],
  ['historyAssets', {}, 'U1'],
  ['historyAssets', {}, 'U3'],
  ['historyAssetsDetail', { positionId: 'U1-H01' }, 'U1'],
  ['allocationList', {}, 'U1'],
  ['historyNetData', { productId: 'P05' }, 'U1'],
  ['showPdf', { fileId: 'FD100' }, 'U1'],
  ['tabbarsPage', {}, 'U1'],
  ['tabbarsPage', { tab: '1' }, 'U1'],
  ['tabbarsPage', { tab: '2' }, 'U1'],
  ['ftsapplication', {}, 'U3'],
  ['myorderList', {}, 'U6'],
  ['myPositionlist', {}, 'U2'],
  ['positiondetailsclient', { trustId: 'FT1' }, 'U1'],
  ['positiondetailsbeneficiary', { trustId: 'FT1' }, 'U2'],
  ['beneficiaryinformation', { trustId: 'FT1' }, 'U1'],
  ['allocationScheme', { trustId: 'FT1' }, 'U1'],
  ['beneficiaryallocationScheme', { trustId: 'FT1' }, 'U2'],
  ['beneficiaryrecords', { trustId: 'FT1' }, 'U2'],
  ['transactionrecord', { trustId: 'FT1' }, 'U1'],
  ['netWorthInformation', { trustId: 'FT1' }, 'U1'],
  ['informationdisclosure', { trustId: 'FT1' }, 'U1'],
  ['trustcontract', { trustId: 'FT1' }, 'U1'],
  ['investmentplan', { trustId: 'FT1' }, 'U1'],
]

/** Messages, articles, membership, surveys, account, help. */
export const CONTENT_SCREENS: readonly ScreenCase[] = [
  ['messageList', {}, 'U1'],
  ['messageList', {}, 'U3'],
  ['messageDetail', { msgId: 'M0201' }, 'U1'],
  ['messageDetail', { msgId: 'M0114' }, 'U1'],
  ['transactionDynamics', {}, 'U1'],
  ['transactionDynamics', {}, 'U3'],
  ['importantnotice', {}, 'U3'],
  ['activityMessage', {}, 'U1'],
  ['benefitAssistant', {}, 'U1'],
  ['newlist', {}, 'U1'],
  ['surveyList', {}, 'U1'],
  ['userResearch', {}, 'U1'],
  ['informationList', {}, 'U1'],
  ['informationDetail', { articleId: 'AR30' }, 'U1'],
  ['yuanqiCenter', {}, 'U1'],
  ['yuanqiCenter', {}, 'U3'],
  ['charitydetails', { charityId: 'CP1' }, 'U1'],
  ['charitydetails', { charityId: 'CP2' }, 'U1'],
  ['integralRule', {}, 'U1'],
  ['integraldetail', {}, 'U1'],
  ['donationCertificate', { donationId: 'D2025090900103' }, 'U1'],
  ['activityDetail', { activityId: 'AC3' }, 'U1'],
  ['activityFailure', {}, 'U1'],
  ['smsVisit', { token: 'visit-open-2026' }, 'U1'],
  ['satisfySurvey', {}, 'U1'],
  ['surveyCustom', { surveyId: 'SV1' }, 'U1'],
  ['surveyCustom', { surveyId: 'SV2' }, 'U1'],
  ['enroll', { code: 'YL8806' }, 'U3'],
  ['registered', {}, 'U3'],
  ['personalInfoChecklist', {}, 'U1'],
  ['personalInfoChecklist', {}, 'U3'],
  ['personalInfodetail', { category: 'identity' }, 'U1'],
  ['exportInfodetail', {}, 'U1'],
  ['exportPersonalInfoSuccess', { exportId: 'PE202604080001' }, 'U1'],
  ['thirdPartysharing', {}, 'U1'],
  ['agreementRegister', {}, 'U3'],
  ['agreementService', {}, 'U1'],
  ['agreementPrivacyPolicy', {}, 'U1'],
  ['agreementRichText', { agreementId: 'AG-FACE-12' }, 'U1'],
  ['agreementPdf', { fileId: 'FD100' }, 'U1'],
  ['helpCenter', {}, 'U1'],
  ['helpList', { categoryId: 'account' }, 'U1'],
  ['guide', {}, 'U1'],
  ['showVideo', { videoId: 'VD1' }, 'U1'],
  ['download', {}, 'U1'],
  ['downloadJy', { channel: 'jy' }, 'U1'],
  ['wealthadvisor', {}, 'U1'],
  ['wealthadvisor', {}, 'U3'],
]

export const SCREENS: readonly ScreenCase[] = [...PORTFOLIO_SCREENS, ...CONTENT_SCREENS]

/** Path and query of a screen. */
export function addressOf(name: RouteName, params: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(params).toString()
  return `/phone/${routes[name].path}${query && `?${query}`}`
}
