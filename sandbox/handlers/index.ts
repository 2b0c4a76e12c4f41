import type { Handlers, RepeatedAnswers } from '../api/handler'
import { assetReportHandlers } from './asset-report'
import { faceHandlers } from './face'
import { repeatedLogin, sessionHandlers } from './session'
import { userHandlers } from './user'

/** Every endpoint of the contract; one file of handlers per contract file. */
export const handlers: Handlers = {
  ...assetReportHandlers,
  ...faceHandlers,
  ...sessionHandlers,
  ...userHandlers,
}

/** The writes whose repetition needs more than the kept answer. */
export const repeatedAnswers: RepeatedAnswers = { smsLogin: repeatedLogin }
