import { type RouteName, routes } from '../../src/routes'
import type { CustomerKey } from './harness'

/** Every page of the portfolio and of content as who sees it with content. */
export const SCREENS: readonly [RouteName, Readonly<Record<string, string>>, CustomerKey][] = [
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
  ['helpCenter', {}, 'U1'],
  ['helpList', { categoryId: 'account' }, 'U1'],
  ['guide', {}, 'U1'],
  ['showVideo', { videoId: 'VD1' }, 'U1'],
  ['download', {}, 'U1'],
  ['downloadJy', { channel: 'jy' }, 'U1'],
  ['wealthadvisor', {}, 'U1'],
  ['wealthadvisor', {}, 'U3'],
]

/** Path and query of a screen. */
export function addressOf(name: RouteName, params: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(params).toString()
  return `/phone/${routes[name].path}${query && `?${query}`}`
}
