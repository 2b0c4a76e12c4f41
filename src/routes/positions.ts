import { route } from './define'

export const positionsRoutes = {
  positiondetailsclient: route('positions', {
    path: 'myPosition/positiondetailsclient',
    page: 'principal',
    title: '持仓详情（委托人）',
    params: ['trustId'],
    canPullRefresh: true,
  }),
  positiondetailsbeneficiary: route('positions', {
    path: 'myPosition/positiondetailsbeneficiary',
    page: 'beneficiary',
    title: '持仓详情（受益人）',
    params: ['trustId'],
    canPullRefresh: true,
  }),
  beneficiaryinformation: route('positions', {
    path: 'myPosition/beneficiaryinformation',
    page: 'beneficiaries',
    title: '受益人信息',
    params: ['trustId'],
    isSecure: true,
  }),
  allocationScheme: route('positions', {
    path: 'myPosition/allocationScheme',
    page: 'scheme',
    title: '分配方案',
    params: ['trustId'],
  }),
  beneficiaryallocationScheme: route('positions', {
    path: 'myPosition/beneficiaryallocationScheme',
    page: 'my-scheme',
    title: '我的分配方案',
    params: ['trustId'],
  }),
  beneficiaryrecords: route('positions', {
    path: 'myPosition/beneficiaryrecords',
    page: 'records',
    title: '受益记录',
    params: ['trustId'],
  }),
  transactionrecord: route('positions', {
    path: 'myPosition/transactionrecord',
    page: 'trades',
    title: '交易明细',
    params: ['trustId'],
  }),
  transactiondetails: route('positions', {
    path: 'myPosition/transactiondetails',
    page: 'trade',
    title: '交易详情',
    params: ['tradeId'],
  }),
  netWorthInformation: route('positions', {
    path: 'myPosition/netWorthInformation',
    page: 'net-values',
    title: '净值信息',
    params: ['trustId'],
  }),
  informationdisclosure: route('positions', {
    path: 'myPosition/informationdisclosure',
    page: 'disclosures',
    title: '信息披露',
    params: ['trustId'],
  }),
  trustcontract: route('positions', {
    path: 'myPosition/trustcontract',
    page: 'contracts',
    title: '信托合同',
    params: ['trustId'],
    isSecure: true,
  }),
  investmentplan: route('positions', {
    path: 'myPosition/investmentplan',
    page: 'plan',
    title: '投资计划',
    params: ['trustId'],
  }),
} as const
