import { route } from './define'

export const assetsRoutes = {
  assetsList: route('assets', {
    path: 'assets/assetsList',
    page: 'overview',
    title: '我的资产',
    canPullRefresh: true,
  }),
  assetsDetail: route('assets', {
    path: 'assets/assetsDetail',
    page: 'position',
    title: '资产详情',
    params: ['positionId'],
    canPullRefresh: true,
  }),
  tradingRecord: route('assets', {
    path: 'assets/tradingRecord',
    page: 'trades',
    title: '交易记录',
    params: ['productId', 'tab'],
    sendsTitle: true,
  }),
  tradingRecordDetail: route('assets', {
    path: 'assets/tradingRecordDetail',
    page: 'bank-change',
    title: '受益账户变更详情',
    params: ['applyId'],
    isSecure: true,
  }),
  infoDisclosure: route('assets', {
    path: 'assets/infoDisclosure',
    page: 'disclosures',
    title: '信息披露',
    params: ['productId'],
  }),
  tradingDetail: route('assets', {
    path: 'assets/tradingDetail',
    page: 'trade',
    title: '交易详情',
    params: ['tradeId'],
  }),
  redemptionDetails: route('assets', {
    path: 'assets/redemptionDetails',
    page: 'redemption',
    title: '赎回详情',
    params: ['tradeId'],
  }),
  historyAssets: route('assets', { path: 'assets/historyAssets', page: 'history', title: '历史资产' }),
  historyAssetsDetail: route('assets', {
    path: 'assets/historyAssetsDetail',
    page: 'history-position',
    title: '历史资产详情',
    params: ['positionId'],
  }),
  allocationList: route('assets', {
    path: 'assets/allocationList',
    page: 'distributions',
    title: '收益分配记录',
    params: ['productId'],
  }),
  allocationDetail: route('assets', {
    path: 'assets/allocationDetail',
    page: 'distribution',
    title: '收益分配详情',
    params: ['distId'],
  }),
} as const
