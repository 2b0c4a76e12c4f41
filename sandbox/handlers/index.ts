import type { Handlers, RepeatedAnswers } from '../api/handler'
import { articleHandlers } from './article'
import { assetReportHandlers } from './asset-report'
import { documentHandlers } from './document'
import { faceHandlers } from './face'
import { ftApplicationHandlers } from './ft-application'
import { messageHandlers } from './message'
import { orderHandlers } from './order'
import { pastIncomeHandlers } from './past-income'
import { positionHandlers } from './position'
import { productHandlers } from './product'
import { researchHandlers } from './research'
import { repeatedLogin, sessionHandlers } from './session'
import { tradeHandlers } from './trade'
import { trustHandlers } from './trust'
import { trustAssetHandlers } from './trust-assets'
import { trustDistributionHandlers } from './trust-distribution'
import { trustPositionHandlers } from './trust-positions'
import { userHandlers } from './user'

/** Every endpoint of the contract; one file of handlers per contract file. */
export const handlers: Handlers = {
  ...articleHandlers,
  ...assetReportHandlers,
  ...documentHandlers,
  ...faceHandlers,
  ...ftApplicationHandlers,
  ...messageHandlers,
  ...orderHandlers,
  ...pastIncomeHandlers,
  ...positionHandlers,
  ...productHandlers,
  ...researchHandlers,
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
