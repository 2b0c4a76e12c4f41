import { routesOf, TRADE_FILTER } from './define'

const route = routesOf('trusts')

export const trustsRoutes = [
  route('myPosition/positiondetailsclient', 'overview/principal', '持仓详情（委托人）', {
    required: ['trustId'],
    canPullRefresh: true,
  }),
  route('myPosition/positiondetailsbeneficiary', 'overview/beneficiary', '持仓详情（受益人）', {
    required: ['trustId'],
    params: ['beneId'],
    canPullRefresh: true,
  }),
  route('myPosition/beneficiaryinformation', 'benefits/beneficiaries', '受益人信息', {
    required: ['trustId'],
    isSecure: true,
  }),
  route('myPosition/allocationScheme', 'benefits/scheme', '分配方案', {
    required: ['trustId'],
  }),
  route('myPosition/beneficiaryallocationScheme', 'benefits/my-scheme', '我的分配方案', {
    required: ['trustId'],
    params: ['beneId'],
  }),
  route('myPosition/beneficiaryrecords', 'benefits/records', '受益记录', {
    required: ['trustId'],
    params: ['beneId', 'distType', 'year'],
  }),
  route('myPosition/transactionrecord', 'trades/trades', '交易明细', {
    required: ['trustId'],
    params: [...TRADE_FILTER],
  }),
  route('myPosition/transactiondetails', 'trades/trade', '交易详情', {
    required: ['tradeId'],
  }),
  route('myPosition/netWorthInformation', 'overview/net-values', '净值信息', {
    required: ['trustId'],
  }),
  route('myPosition/informationdisclosure', 'overview/disclosures', '信息披露', {
    params: ['trustId', 'disclosureType', 'year'],
  }),
  route('myPosition/trustcontract', 'overview/contracts', '信托合同', {
    required: ['trustId'],
    isSecure: true,
  }),
  route('myPosition/investmentplan', 'plan/plan', '投资计划', {
    required: ['trustId'],
  }),
] as const
