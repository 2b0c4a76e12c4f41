import type { Handlers, RepeatedAnswers } from '../api/handler'
import { advisorHandlers } from './advisor'
import { appInfoHandlers } from './app-info'
import { articleHandlers } from './article'
import { assetReportHandlers } from './asset-report'
import { documentHandlers } from './document'
import { faceHandlers } from './face'
import { ftApplicationHandlers } from './ft-application'
import { helpHandlers } from './help'
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
import { videoHandlers } from './video'

/** Every endpoint of the contract; one file of handlers per contract file. */
export const handlers: Handlers = {
  ...advisorHandlers,
  ...appInfoHandlers,
  ...articleHandlers,
  ...assetReportHandlers,
  ...documentHandlers,
  ...faceHandlers,
  ...ftApplicationHandlers,
  ...helpHandlers,
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
  ...videoHandlers,
}

/** The writes whose repetition needs more than the kept answer. */
export const repeatedAnswers: RepeatedAnswers = { smsLogin: repeatedLogin }
