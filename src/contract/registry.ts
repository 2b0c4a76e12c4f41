import { activityDetail, activityJoin, activityList } from './activity'
import { advisorChangeApply, advisorInfo, referralInfo } from './advisor'
import { agreementContent, agreementSign } from './agreement'
import { appVersionInfo, guideList } from './app-info'
import { articleCategoryList, articleCollect, articleDetail, articleLike, articleList } from './article'
import {
  assetReportLottery,
  assetReportLotteryInfo,
  assetReportShareInfo,
  userAssetReportInfo,
} from './asset-report'
import { charityDetail, charityDonate, charityList, donationCertificate, donationList } from './charity'
import { dictQuery } from './dictionary'
import { disclosureList, docReadReport, fileUrlQuery } from './document'
import { errorReport } from './error-report'
import { faceResult, faceStart } from './face'
import { helpCategoryList, helpHotList, helpList, helpSearch, helpVote } from './help'
import {
  activityNoticeList,
  messageDetail,
  messageHome,
  messageRead,
  messageReadAll,
  newsNoticeList,
  noticeSettings,
  noticeSettingSet,
  systemNoticeList,
  tradeNoticeList,
  welfareAssistantList,
} from './message'
import { pointsRecordList, pointsRule, vipHome } from './membership'
import { myOrderBadge, orderList } from './order'
import {
  consentGive,
  consentWithdraw,
  identityReveal,
  piChecklist,
  piDetail,
  piExportApply,
  piExportDetail,
  piExportList,
  thirdPartyList,
} from './personal-info'
import {
  assetOverview,
  dividendModeChange,
  historyPositionDetail,
  historyPositionList,
  incomeDistributionDetail,
  incomeDistributionList,
  positionDetail,
  positionList,
} from './position'
import { netValueList } from './product'
import { captchaGet, referrerInfo, registerSubmit } from './registration'
import { surveyList, userResearchJoin, userResearchList } from './research'
import {
  hostTokenSettle,
  logout,
  sessionStatus,
  smsCodeSend,
  smsCodeVerify,
  smsLogin,
  wxLogin,
} from './session'
import { wxShareTicket } from './share'
import { surveyDetail, surveySubmit, visitAnswerSubmit, visitQuestionQuery } from './survey'
import {
  beneficiaryBankChangeDetail,
  financialRecordList,
  tradeCancel,
  tradeRecordDetail,
  tradeRecordExport,
  tradeRecordList,
} from './trade'
import { ftApplicationDelete, ftApplicationList, ftApplicationWithdraw, trustPositionList } from './my-trust'
import {
  appendList,
  beneficiaryDistScheme,
  beneficiaryList,
  beneficiaryPositionDetail,
  beneficiaryRecordList,
  distRecordList,
  distSchemeDetail,
  investmentPlanDetail,
  trustContractList,
  trustNetValueList,
  trustPositionDetail,
  trustTradeDetail,
  trustTradeList,
} from './trust'
import { careModeSet, userDetail } from './user'
import { videoInfo } from './video'
import { writeSettle } from './write'

/**
 * Every endpoint the sandbox must serve: a name without a handler there is a compile error. Only the sandbox and tests
 * import this list; a page imports the endpoints it calls.
 */
export const endpoints = {
  activityDetail,
  activityJoin,
  activityList,
  activityNoticeList,
  advisorChangeApply,
  advisorInfo,
  agreementContent,
  agreementSign,
  appendList,
  appVersionInfo,
  articleCategoryList,
  articleCollect,
  articleDetail,
  articleLike,
  articleList,
  assetOverview,
  assetReportLottery,
  assetReportLotteryInfo,
  assetReportShareInfo,
  beneficiaryBankChangeDetail,
  beneficiaryDistScheme,
  beneficiaryList,
  beneficiaryPositionDetail,
  beneficiaryRecordList,
  captchaGet,
  careModeSet,
  charityDetail,
  charityDonate,
  charityList,
  consentGive,
  consentWithdraw,
  dictQuery,
  disclosureList,
  distRecordList,
  distSchemeDetail,
  dividendModeChange,
  docReadReport,
  donationCertificate,
  donationList,
  errorReport,
  faceResult,
  faceStart,
  fileUrlQuery,
  financialRecordList,
  ftApplicationDelete,
  ftApplicationList,
  ftApplicationWithdraw,
  guideList,
  helpCategoryList,
  helpHotList,
  helpList,
  helpSearch,
  helpVote,
  historyPositionDetail,
  historyPositionList,
  hostTokenSettle,
  identityReveal,
  incomeDistributionDetail,
  incomeDistributionList,
  investmentPlanDetail,
  logout,
  messageDetail,
  messageHome,
  messageRead,
  messageReadAll,
  myOrderBadge,
  netValueList,
  newsNoticeList,
  noticeSettings,
  noticeSettingSet,
  orderList,
  piChecklist,
  piDetail,
  piExportApply,
  piExportDetail,
  piExportList,
  pointsRecordList,
  pointsRule,
  positionDetail,
  positionList,
  referralInfo,
  referrerInfo,
  registerSubmit,
  sessionStatus,
  smsCodeSend,
  smsCodeVerify,
  smsLogin,
  surveyDetail,
  surveyList,
  surveySubmit,
  systemNoticeList,
  thirdPartyList,
  tradeCancel,
  tradeNoticeList,
  tradeRecordDetail,
  tradeRecordExport,
  tradeRecordList,
  trustContractList,
  trustNetValueList,
  trustPositionDetail,
  trustPositionList,
  trustTradeDetail,
  trustTradeList,
  userAssetReportInfo,
  userDetail,
  userResearchJoin,
  userResearchList,
  videoInfo,
  vipHome,
  visitAnswerSubmit,
  visitQuestionQuery,
  welfareAssistantList,
  writeSettle,
  wxShareTicket,
  wxLogin,
}

export type EndpointName = keyof typeof endpoints
