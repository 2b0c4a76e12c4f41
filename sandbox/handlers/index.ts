import type { Handlers, RepeatedAnswers } from '../api/handler'
import { assetReportHandlers } from './asset-report'
import { documentHandlers } from './document'
import { faceHandlers } from './face'
import { ftApplicationHandlers } from './ft-application'
import { orderHandlers } from './order'
import { pastIncomeHandlers } from './past-income'
import { positionHandlers } from './position'
import { productHandlers } from './product'
import { repeatedLogin, sessionHandlers } from './session'
import { tradeHandlers } from './trade'
import { trustHandlers } from './trust'
import { trustAssetHandlers } from './trust-assets'
import { trustDistributionHandlers } from './trust-distribution'
import { trustPositionHandlers } from './trust-positions'
import { userHandlers } from './user'

/** Every endpoint of the contract; one file of handlers per contract file. */
export const handlers: Handlers = {
  ...assetReportHandlers,
  ...documentHandlers,
  ...faceHandlers,
  ...ftApplicationHandlers,
  ...orderHandlers,
  ...pastIncomeHandlers,
  ...positionHandlers,
  ...productHandlers,
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
