import type { EndpointName } from '../src/contract/registry'
import type { RouteName } from '../src/routes'

/**
 * A call that a page makes as soon as it is drawn, and that H5 sends before any of the product's code has come (the script
 * in first-calls-script.js). A value `$name` is the address's parameter of that name, without which the call is not made;
 * `$name?` is left out when the address lacks it. The page's own request must be the same to the letter, or both are sent.
 */
export interface FirstCall {
  readonly name: EndpointName
  readonly data: Readonly<Record<string, string | number>>
  /** Not sent when the address has one of these parameters. */
  readonly unless?: readonly string[]
}

const call = (name: EndpointName, data: FirstCall['data'] = {}, unless?: readonly string[]): FirstCall => ({
  name,
  data,
  unless,
})

const page = (pageSize: number) => ({ pageNum: 1, pageSize })
const trust = { trustId: '$trustId' }

const heldTrusts = call('trustPositionList', { holderRole: '1', ...page(50) })
const applications = call('ftApplicationList', page(20))
const badges = call('myOrderBadge')
const messages = call('messageHome')
const reportInfo = [call('assetReportLotteryInfo'), call('userAssetReportInfo')]

/** What each route's page asks for first; the user detail comes by itself on all but the `bare` ones. */
export const firstCalls: Partial<Record<RouteName, readonly FirstCall[]>> = {
  activityMessage: [call('activityNoticeList', page(20)), messages],
  activityDetail: [call('activityDetail', { activityId: '$activityId' })],
  activityFailure: [call('activityList', page(20))],
  agreementPdf: [call('fileUrlQuery', { fileId: '$fileId' })],
  agreementPrivacyPolicy: [call('agreementContent', { code: 'privacy' })],
  agreementRegister: [call('agreementContent', { code: 'register' })],
  agreementRichText: [call('agreementContent', { agreementId: '$agreementId' })],
  agreementService: [call('agreementContent', { code: 'service' })],
  allocationDetail: [call('incomeDistributionDetail', { distId: '$distId' })],
  allocationList: [call('incomeDistributionList', { productId: '$productId?', ...page(50) })],
  allocationScheme: [call('distSchemeDetail', trust)],
  assetsDetail: [call('positionDetail', { positionId: '$positionId' })],
  assetsList: [
    call('assetOverview', { holderRole: '1' }),
    call('positionList', { holderRole: '1', sort: 'marketValue', ...page(20) }),
  ],
  beneficiaryallocationScheme: [call('beneficiaryDistScheme', trust)],
  beneficiaryinformation: [call('beneficiaryList', trust)],
  beneficiaryrecords: [call('beneficiaryRecordList', { ...trust, ...page(20) })],
  benefitAssistant: [call('welfareAssistantList', page(20)), messages],
  charitydetails: [call('charityDetail', { charityId: '$charityId' })],
  donationCertificate: [call('donationCertificate', { donationId: '$donationId' })],
  enroll: [call('referrerInfo', { referralCode: '$code' })],
  exportInfodetail: [call('piExportList', page(20))],
  exportPersonalInfoSuccess: [call('piExportDetail', { exportId: '$exportId' })],
  ftsapplication: [badges, heldTrusts, applications],
  guide: [call('guideList')],
  helpCenter: [call('helpCategoryList'), call('helpHotList')],
  helpList: [call('helpList', { categoryId: '$categoryId' })],
  historyAssets: [call('historyPositionList', page(20))],
  historyAssetsDetail: [call('historyPositionDetail', { positionId: '$positionId' })],
  historyNetData: [call('netValueList', { productId: '$productId', range: '1y' })],
  importantnotice: [call('systemNoticeList', page(20)), messages],
  infoDisclosure: [call('disclosureList', { productId: '$productId?', ...page(20) })],
  informationDetail: [call('articleDetail', { articleId: '$articleId' })],
  informationList: [call('articleCategoryList'), call('articleList', page(20))],
  informationdisclosure: [call('disclosureList', { ...trust, ...page(20) })],
  integralRule: [call('pointsRule')],
  integraldetail: [call('pointsRecordList', page(50))],
  investmentplan: [call('investmentPlanDetail', trust)],
  messageDetail: [call('messageDetail', { msgId: '$msgId' })],
  messageList: [messages],
  myPositionlist: [badges, call('trustPositionList', { holderRole: '1', ...page(20) })],
  myorderList: [badges, call('orderList', { orderTab: '0', ...page(20) })],
  netWorthInformation: [call('trustNetValueList', { ...trust, range: '1y' })],
  newlist: [call('newsNoticeList', page(20)), messages],
  personalInfoChecklist: [call('piChecklist')],
  personalInfodetail: [call('piDetail', { category: '$category' })],
  positiondetailsbeneficiary: [call('beneficiaryPositionDetail', trust)],
  positiondetailsclient: [
    call('trustPositionDetail', trust),
    call('appendList', { ...trust, ...page(5) }),
    call('distRecordList', { ...trust, ...page(5) }),
  ],
  redemptionDetails: [call('tradeRecordDetail', { tradeId: '$tradeId' })],
  report: reportInfo,
  reportEntry: reportInfo,
  reportExpire: [call('assetReportLotteryInfo')],
  reportResult: [...reportInfo, call('assetReportShareInfo')],
  // SATISFACTION_SURVEY of the contract, whose modules the build's own Node cannot load.
  satisfySurvey: [call('surveyDetail', { surveyId: 'SV4' })],
  showPdf: [call('fileUrlQuery', { fileId: '$fileId' })],
  showVideo: [call('videoInfo', { videoId: '$videoId' })],
  surveyList: [call('surveyList', page(20)), messages],
  smsVisit: [call('visitQuestionQuery', { token: '$token' })],
  surveyCustom: [call('surveyDetail', { surveyId: '$surveyId' })],
  tabbarsPage: [badges, heldTrusts, applications].map(first => ({ ...first, unless: ['tab'] })),
  thirdPartysharing: [call('thirdPartyList', page(20))],
  tradingDetail: [call('tradeRecordDetail', { tradeId: '$tradeId' })],
  tradingRecord: [
    call('tradeRecordList', { range: '3m', ...page(50) }, ['productId', 'tab']),
    call('tradeRecordList', { productId: '$productId', ...page(50) }, ['tab']),
  ],
  tradingRecordDetail: [call('beneficiaryBankChangeDetail', { applyId: '$applyId' })],
  transactionDynamics: [call('tradeNoticeList', page(20)), messages],
  transactiondetails: [call('trustTradeDetail', { tradeId: '$tradeId' })],
  transactionrecord: [call('trustTradeList', { ...trust, ...page(50) })],
  trustcontract: [call('trustContractList', trust)],
  userResearch: [call('userResearchList', page(20))],
  wealthadvisor: [call('advisorInfo'), call('referralInfo')],
  yuanqiCenter: [call('vipHome'), call('charityList', page(20)), call('donationList', page(20))],
}
