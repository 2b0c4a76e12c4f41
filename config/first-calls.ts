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

/** TRADE_FILTER of src/routes/define.ts, whose modules the build's own Node cannot load. */
const TRADE_FILTER = ['tradeType', 'tradeStatus', 'range', 'startDate', 'endDate']

const page = (pageSize: number) => ({ pageNum: 1, pageSize })
const trust = { trustId: '$trustId' }

const disclosures = { disclosureType: '$disclosureType?', year: '$year?', ...page(20) }
const unreadOnes = { readFlag: '$readFlag?', ...page(20) }

const heldTrusts = call('trustPositionList', { holderRole: '1', ...page(50) })
const applications = call('ftApplicationList', page(20))
const badges = call('myOrderBadge')
const messages = call('messageHome')
const reportInfo = [call('assetReportLotteryInfo'), call('userAssetReportInfo')]

const taxDeclaration = [call('taxDeclareInfo'), call('draftQuery', { kind: 'taxDeclare' })]

/** What each route's page asks for first; the user detail comes by itself on all but the `bare` ones. */
export const firstCalls: Partial<Record<RouteName, readonly FirstCall[]>> = {
  'messages/activities': [call('activityNoticeList', unreadOnes), messages],
  'membership/activity': [call('activityDetail', { activityId: '$activityId' })],
  'membership/activity-over': [call('activityList', page(20))],
  'content/agreement-pdf': [call('fileUrlQuery', { fileId: '$fileId' })],
  'content/agreement-privacy': [call('agreementContent', { code: 'privacy' })],
  'content/agreement-register': [call('agreementContent', { code: 'register' })],
  'content/agreement-text': [call('agreementContent', { agreementId: '$agreementId' })],
  'content/agreement-service': [call('agreementContent', { code: 'service' })],
  'assets/distribution': [call('incomeDistributionDetail', { distId: '$distId' })],
  'assets/distributions': [
    call('incomeDistributionList', { productId: '$productId?', year: '$year?', ...page(50) }),
  ],
  'trusts/scheme': [call('distSchemeDetail', trust)],
  'assets/position': [call('positionDetail', { positionId: '$positionId' })],
  'assets/overview': [
    call('assetOverview', { holderRole: '1' }, ['holderRole']),
    call('positionList', { holderRole: '1', sort: 'marketValue', ...page(20) }, [
      'holderRole',
      'productType',
      'sort',
    ]),
  ],
  'trusts/my-scheme': [call('beneficiaryDistScheme', trust)],
  'trusts/beneficiaries': [call('beneficiaryList', trust)],
  'trusts/records': [
    call('beneficiaryRecordList', { ...trust, distType: '$distType?', year: '$year?', ...page(20) }),
  ],
  'messages/welfare': [call('welfareAssistantList', unreadOnes), messages],
  'membership/charity': [call('charityDetail', { charityId: '$charityId' })],
  'membership/certificate': [call('donationCertificate', { donationId: '$donationId' })],
  'account/enroll': [call('referrerInfo', { referralCode: '$code' })],
  'account/copy': [call('piExportList', page(20))],
  'account/copy-applied': [call('piExportDetail', { exportId: '$exportId' })],
  'main/family-trusts': [badges, heldTrusts, applications],
  'content/guide': [call('guideList')],
  'content/help-center': [call('helpCategoryList'), call('helpHotList')],
  'content/help-list': [call('helpList', { categoryId: '$categoryId' })],
  'assets/history': [call('historyPositionList', { year: '$year?', ...page(20) })],
  'assets/history-position': [call('historyPositionDetail', { positionId: '$positionId' })],
  'products/net-values': [call('netValueList', { productId: '$productId', range: '1y' })],
  'messages/notices': [call('systemNoticeList', unreadOnes), messages],
  'assets/disclosures': [call('disclosureList', { productId: '$productId?', ...disclosures })],
  'content/article': [call('articleDetail', { articleId: '$articleId' })],
  'content/articles': [
    call('articleCategoryList'),
    call('articleList', { categoryId: '$categoryId?', ...page(20) }),
  ],
  'trusts/disclosures': [call('disclosureList', { ...trust, ...disclosures })],
  'membership/rules': [call('pointsRule')],
  'membership/points': [call('pointsRecordList', { pointType: '$pointType?', year: '$year?', ...page(50) })],
  'trusts/plan': [call('investmentPlanDetail', trust)],
  'messages/message': [call('messageDetail', { msgId: '$msgId' })],
  'main/messages': [messages],
  'main/positions': [badges, call('trustPositionList', { holderRole: '1', ...page(20) })],
  'main/orders': [badges, call('orderList', { orderTab: '0', ...page(20) })],
  'trusts/net-values': [call('trustNetValueList', { ...trust, range: '1y' })],
  'messages/news': [call('newsNoticeList', unreadOnes), messages],
  'account/collected': [call('piChecklist', { range: '$range?' })],
  'account/category': [call('piDetail', { category: '$category' })],
  'trusts/beneficiary': [call('beneficiaryPositionDetail', trust)],
  'trusts/principal': [
    call('trustPositionDetail', trust),
    call('appendList', { ...trust, ...page(5) }),
    call('distRecordList', { ...trust, ...page(5) }),
  ],
  'assets/redemption': [call('tradeRecordDetail', { tradeId: '$tradeId' })],
  'identity/tax-type': taxDeclaration,
  'identity/tax-details': [...taxDeclaration, call('countryList')],
  'identity/tax-result': [call('taxDeclareInfo')],
  'identity/risk-overview': [call('riskInfo')],
  'identity/risk-questions': [
    call('riskInfo'),
    call('riskQuestionQuery'),
    call('draftQuery', { kind: 'riskTest' }),
  ],
  'identity/risk-result': [call('riskResult', { resultId: '$resultId?' })],
  'identity/risk-code': [call('riskResult', { resultId: '$resultId?' })],
  'identity/identity-scan': [
    call('agreementContent', { code: 'sensitive' }),
    call('draftQuery', { kind: 'identity' }),
  ],
  'report/story': reportInfo,
  'report/entry': reportInfo,
  'report/expire': [call('assetReportLotteryInfo')],
  'report/result': [...reportInfo, call('assetReportShareInfo')],
  // SATISFACTION_SURVEY of the contract, whose modules the build's own Node cannot load.
  'content/satisfaction': [call('surveyDetail', { surveyId: 'SV4' })],
  'content/pdf': [call('fileUrlQuery', { fileId: '$fileId' })],
  'content/video': [call('videoInfo', { videoId: '$videoId' })],
  'messages/surveys': [call('surveyList', page(20)), messages],
  'content/visit': [call('visitQuestionQuery', { token: '$token' })],
  'content/survey': [call('surveyDetail', { surveyId: '$surveyId' })],
  'main/my-trust': [badges, heldTrusts, applications].map(first => ({ ...first, unless: ['tab'] })),
  'account/third-parties': [call('thirdPartyList', { type: '$type?', ...page(20) })],
  'assets/trade': [call('tradeRecordDetail', { tradeId: '$tradeId' })],
  'assets/trades': [
    call('tradeRecordList', { range: '3m', ...page(50) }, ['productId', 'tab', ...TRADE_FILTER]),
    call('tradeRecordList', { productId: '$productId', ...page(50) }, ['tab', ...TRADE_FILTER]),
  ],
  'assets/bank-change': [call('beneficiaryBankChangeDetail', { applyId: '$applyId' })],
  'messages/trades': [call('tradeNoticeList', unreadOnes), messages],
  'trusts/trade': [call('trustTradeDetail', { tradeId: '$tradeId' })],
  'trusts/trades': [call('trustTradeList', { ...trust, ...page(50) }, TRADE_FILTER)],
  'trusts/contracts': [call('trustContractList', trust)],
  'messages/researches': [call('userResearchList', page(20))],
  'products/advisor': [call('advisorInfo'), call('referralInfo')],
  'membership/center': [call('vipHome'), call('charityList', page(20)), call('donationList', page(20))],
}
