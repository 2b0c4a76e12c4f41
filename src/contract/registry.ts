import { advisorChangeApply, advisorInfo } from './advisor'
import { agreementContent, agreementSign } from './agreement'
import { appVersionInfo, guideList } from './app-info'
import {
  assetReportLottery,
  assetReportLotteryInfo,
  assetReportShareInfo,
  userAssetReportInfo,
} from './asset-report'
import { disclosureList, docReadReport, fileUrlQuery } from './document'
import { faceResult, faceStart } from './face'
import { helpCategoryList, helpHotList, helpList, helpSearch, helpVote } from './help'
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
import { captchaGet, referralInfo, registerSubmit } from './registration'
import { logout, smsCodeSend, smsCodeVerify, smsLogin, wxLogin } from './session'
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
import { userDetail } from './user'
import { videoInfo } from './video'

/**
 * Every endpoint the sandbox must serve: a name without a handler there is a compile error. Only the sandbox and tests
 * import this list; a page imports the endpoints it calls.
 */
export const endpoints = {
  advisorChangeApply,
  advisorInfo,
  agreementContent,
  agreementSign,
  appVersionInfo,
  appendList,
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
  consentGive,
  consentWithdraw,
  disclosureList,
  distRecordList,
  distSchemeDetail,
  dividendModeChange,
  docReadReport,
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
  identityReveal,
  incomeDistributionDetail,
  incomeDistributionList,
  investmentPlanDetail,
  logout,
  myOrderBadge,
  netValueList,
  orderList,
  piChecklist,
  piDetail,
  piExportApply,
  piExportDetail,
  piExportList,
  positionDetail,
  positionList,
  referralInfo,
  registerSubmit,
  smsCodeSend,
  smsCodeVerify,
  smsLogin,
  thirdPartyList,
  tradeCancel,
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
  videoInfo,
  wxLogin,
}

export type EndpointName = keyof typeof endpoints
