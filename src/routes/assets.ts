import { route } from './define'

export const assetsRoutes = {
  assetsList: route('assets', 'assets/assetsList', 'holdings/overview', '我的资产', { canPullRefresh: true }),
  assetsDetail: route('assets', 'assets/assetsDetail', 'holdings/position', '资产详情', {
    params: ['positionId'],
    canPullRefresh: true,
  }),
  tradingRecord: route('assets', 'assets/tradingRecord', 'trades/trades', '交易记录', {
    params: ['productId', 'tab'],
    sendsTitle: true,
  }),
  tradingRecordDetail: route('assets', 'assets/tradingRecordDetail', 'trades/bank-change', '受益账户变更详情', {
    params: ['applyId'],
    isSecure: true,
  }),
  infoDisclosure: route('assets', 'assets/infoDisclosure', 'disclosures/disclosures', '信息披露', {
    params: ['productId'],
  }),
  tradingDetail: route('assets', 'assets/tradingDetail', 'trades/trade', '交易详情', { params: ['tradeId'] }),
  redemptionDetails: route('assets', 'assets/redemptionDetails', 'trades/redemption', '赎回详情', {
    params: ['tradeId'],
  }),
  historyAssets: route('assets', 'assets/historyAssets', 'holdings/history', '历史资产'),
  historyAssetsDetail: route('assets', 'assets/historyAssetsDetail', 'holdings/history-position', '历史资产详情', {
    params: ['positionId'],
  }),
  allocationList: route('assets', 'assets/allocationList', 'income/distributions', '收益分配记录', {
    params: ['productId'],
  }),
  allocationDetail: route('assets', 'assets/allocationDetail', 'income/distribution', '收益分配详情', {
    params: ['distId'],
  }),
} as const
