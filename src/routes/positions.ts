import { route } from './define'

export const positionsRoutes = {
  positiondetailsclient: route(
    'positions',
    'myPosition/positiondetailsclient',
    'principal',
    '持仓详情（委托人）',
    { params: ['trustId'], canPullRefresh: true },
  ),
  positiondetailsbeneficiary: route(
    'positions',
    'myPosition/positiondetailsbeneficiary',
    'beneficiary',
    '持仓详情（受益人）',
    { params: ['trustId'], canPullRefresh: true },
  ),
  beneficiaryinformation: route(
    'positions',
    'myPosition/beneficiaryinformation',
    'beneficiaries',
    '受益人信息',
    { params: ['trustId'], isSecure: true },
  ),
  allocationScheme: route('positions', 'myPosition/allocationScheme', 'scheme', '分配方案', {
    params: ['trustId'],
  }),
  beneficiaryallocationScheme: route(
    'positions',
    'myPosition/beneficiaryallocationScheme',
    'my-scheme',
    '我的分配方案',
    { params: ['trustId'] },
  ),
  beneficiaryrecords: route('positions', 'myPosition/beneficiaryrecords', 'records', '受益记录', {
    params: ['trustId'],
  }),
  transactionrecord: route('positions', 'myPosition/transactionrecord', 'trades', '交易明细', {
    params: ['trustId'],
  }),
  transactiondetails: route('positions', 'myPosition/transactiondetails', 'trade', '交易详情', {
    params: ['tradeId'],
  }),
  netWorthInformation: route('positions', 'myPosition/netWorthInformation', 'net-values', '净值信息', {
    params: ['trustId'],
  }),
  informationdisclosure: route('positions', 'myPosition/informationdisclosure', 'disclosures', '信息披露', {
    params: ['trustId'],
  }),
  trustcontract: route('positions', 'myPosition/trustcontract', 'contracts', '信托合同', {
    params: ['trustId'],
    isSecure: true,
  }),
  investmentplan: route('positions', 'myPosition/investmentplan', 'plan', '投资计划', {
    params: ['trustId'],
  }),
} as const
