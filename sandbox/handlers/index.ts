import type { Handlers, RepeatedAnswers } from '../api/handler'
import { agreementHandlers } from './agreement'
import { assetReportHandlers } from './asset-report'
import { documentHandlers } from './document'
import { faceHandlers } from './face'
import { ftApplicationHandlers } from './ft-application'
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

/** Every endpoint of the contract; one file of handlers per contract file. */
export const handlers: Handlers = {
  ...agreementHandlers,
  ...assetReportHandlers,
  ...documentHandlers,
  ...faceHandlers,
  ...ftApplicationHandlers,
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
}

/** The writes whose repetition needs more than the kept answer. */
export const repeatedAnswers: RepeatedAnswers = { smsLogin: repeatedLogin }
