import { routesOf, TRADE_FILTER } from './define'

const route = routesOf('assets')

export const assetsRoutes = [
  route('assets/assetsList', 'holdings/overview', '我的资产', {
    params: ['holderRole', 'productType', 'sort'],
    canPullRefresh: true,
  }),
  route('assets/assetsDetail', 'holdings/position', '资产详情', {
    required: ['positionId'],
    canPullRefresh: true,
  }),
  route('assets/tradingRecord', 'trades/trades', '交易记录', {
    params: ['productId', 'tab', ...TRADE_FILTER],
    sendsTitle: true,
  }),
  route('assets/tradingRecordDetail', 'trades/bank-change', '受益账户变更详情', {
    required: ['applyId'],
    isSecure: true,
  }),
  route('assets/infoDisclosure', 'disclosures/disclosures', '信息披露', {
    params: ['productId', 'disclosureType', 'year'],
  }),
  route('assets/tradingDetail', 'trades/trade', '交易详情', { required: ['tradeId'] }),
  route('assets/redemptionDetails', 'trades/redemption', '赎回详情', {
    required: ['tradeId'],
  }),
  route('assets/historyAssets', 'holdings/history', '历史资产', { params: ['year'] }),
  route('assets/historyAssetsDetail', 'holdings/history-position', '历史资产详情', {
    required: ['positionId'],
  }),
  route('assets/allocationList', 'income/distributions', '收益分配记录', {
    params: ['productId', 'year'],
  }),
  route('assets/allocationDetail', 'income/distribution', '收益分配详情', {
    required: ['distId'],
  }),
  route('assetCertificationLetterList', 'certificates/certificates', '资产证明', {
    params: ['status'],
    isSecure: true,
  }),
  route('assetCertificationCheck', 'certificates/certificate-apply', '资产证明申请', {
    params: ['certId'],
    isSecure: true,
  }),
  route('assetCompleted', 'certificates/certificate-applied', '提交成功', {
    required: ['certId'],
    isSecure: true,
  }),
] as const
