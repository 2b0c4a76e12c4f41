import { route } from './define'

export const assetsRoutes = {
  assetsList: route('assets', 'assets/assetsList', 'overview', '我的资产', { canPullRefresh: true }),
  assetsDetail: route('assets', 'assets/assetsDetail', 'position', '资产详情', {
    params: ['positionId'],
    canPullRefresh: true,
  }),
  tradingRecord: route('assets', 'assets/tradingRecord', 'trades', '交易记录', {
    params: ['productId', 'tab'],
    sendsTitle: true,
  }),
  tradingRecordDetail: route('assets', 'assets/tradingRecordDetail', 'bank-change', '受益账户变更详情', {
    params: ['applyId'],
    isSecure: true,
  }),
  infoDisclosure: route('assets', 'assets/infoDisclosure', 'disclosures', '信息披露', {
    params: ['productId'],
  }),
  tradingDetail: route('assets', 'assets/tradingDetail', 'trade', '交易详情', { params: ['tradeId'] }),
  redemptionDetails: route('assets', 'assets/redemptionDetails', 'redemption', '赎回详情', {
    params: ['tradeId'],
  }),
  historyAssets: route('assets', 'assets/historyAssets', 'history', '历史资产'),
  historyAssetsDetail: route('assets', 'assets/historyAssetsDetail', 'history-position', '历史资产详情', {
    params: ['positionId'],
  }),
  allocationList: route('assets', 'assets/allocationList', 'distributions', '收益分配记录', {
    params: ['productId'],
  }),
  allocationDetail: route('assets', 'assets/allocationDetail', 'distribution', '收益分配详情', {
    params: ['distId'],
  }),
} as const
