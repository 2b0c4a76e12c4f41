import type { Handlers, RepeatedAnswers } from '../api/handler'
import { advisorHandlers } from './advisor'
import { agreementHandlers } from './agreement'
import { appInfoHandlers } from './app-info'
import { assetReportHandlers } from './asset-report'
import { documentHandlers } from './document'
import { faceHandlers } from './face'
import { ftApplicationHandlers } from './ft-application'
import { helpHandlers } from './help'
import { orderHandlers } from './order'
import { pastIncomeHandlers } from './past-income'
import { personalInfoHandlers } from './personal-info'
import { positionHandlers } from './position'
import { productHandlers } from './product'
import { registrationHandlers } from './registration'
import { repeatedLogin, sessionHandlers } from './session'
import { tradeHandlers } from './trade'
import { trustHandlers } from './trust'
import { trustAssetHandlers } from './trust-assets'
import { trustDistributionHandlers } from './trust-distribution'
import { trustPositionHandlers } from './trust-positions'
import { userHandlers } from './user'
import { videoHandlers } from './video'

/** Every endpoint of the contract; one file of handlers per contract file. */
export const handlers: Handlers = {
  ...advisorHandlers,
  ...agreementHandlers,
  ...appInfoHandlers,
  ...assetReportHandlers,
  ...documentHandlers,
  ...faceHandlers,
  ...ftApplicationHandlers,
  ...helpHandlers,
  ...orderHandlers,
  ...pastIncomeHandlers,
  ...personalInfoHandlers,
  ...positionHandlers,
  ...productHandlers,
  ...registrationHandlers,
  ...sessionHandlers,
  ...tradeHandlers,
  ...trustAssetHandlers,
  ...trustDistributionHandlers,
  ...trustHandlers,
  ...trustPositionHandlers,
  ...userHandlers,
  ...videoHandlers,
}

/** The writes whose repetition needs more than the kept answer. */
export const repeatedAnswers: RepeatedAnswers = { smsLogin: repeatedLogin }
