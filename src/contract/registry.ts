import {
  assetReportLottery,
  assetReportLotteryInfo,
  assetReportShareInfo,
  userAssetReportInfo,
} from './asset-report'
import { faceResult, faceStart } from './face'
import { logout, smsCodeSend, smsLogin, wxLogin } from './session'
import { userDetail } from './user'

/**
 * Every endpoint the sandbox must serve: a name without a handler there is a compile error. Only the sandbox and tests
 * import this list; a page imports the endpoints it calls.
 */
export const endpoints = {
  assetReportLottery,
  assetReportLotteryInfo,
  assetReportShareInfo,
  faceResult,
  faceStart,
  logout,
  smsCodeSend,
  smsLogin,
  userAssetReportInfo,
  userDetail,
  wxLogin,
}

export type EndpointName = keyof typeof endpoints
