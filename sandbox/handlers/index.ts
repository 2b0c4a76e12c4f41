import type { Handlers, RepeatedAnswers } from '../api/handler'
import { accountCancelHandlers } from './account-cancel'
import { activityHandlers } from './activity'
import { advisorHandlers } from './advisor'
import { contactHandlers } from './contact'
import { agreementHandlers } from './agreement'
import { appendHandlers } from './append'
import { appInfoHandlers } from './app-info'
import { articleHandlers } from './article'
import { assetReportHandlers } from './asset-report'
import { calendarHandlers } from './calendar'
import { bankCardHandlers } from './bank-card'
import { beneficiaryHandlers } from './beneficiary'
import { beneficiaryChangeHandlers } from './beneficiary-change'
import { beneficiaryOwnHandlers } from './beneficiary-own'
import { beneficiaryPlanHandlers } from './beneficiary-plans'
import { certificateHandlers } from './certificate'
import { charityHandlers } from './charity'
import { claimHandlers } from './claim'
import { deviceHandlers } from './device'
import { dictionaryHandlers } from './dictionary'
import { documentHandlers } from './document'
import { draftHandlers } from './draft'
import { errorReportHandlers } from './error-report'
import { faceHandlers } from './face'
import { ftApplicationHandlers } from './ft-application'
import { ftSectionHandlers } from './ft-sections'
import { helpHandlers } from './help'
import { homeHandlers } from './home'
import { identifyInfoHandlers } from './identify-info'
import { identityHandlers } from './identity'
import { incomeHandlers } from './income'
import { instructionHandlers } from './instruction'
import { investorHandlers } from './investor'
import { messageHandlers } from './message'
import { mobileChangeHandlers } from './mobile-change'
import { membershipHandlers } from './membership'
import { orderHandlers } from './order'
import { paperHandlers } from './papers'
import { pastIncomeHandlers } from './past-income'
import { personalInfoHandlers } from './personal-info'
import { positionHandlers } from './position'
import { productHandlers } from './product'
import { purchaseHandlers } from './purchase'
import { recordingHandlers } from './recording'
import { scheduleHandlers } from './schedule'
import { redemptionHandlers } from './redemption'
import { regionHandlers } from './region'
import { registrationHandlers } from './registration'
import { researchHandlers } from './research'
import { riskHandlers } from './risk'
import { searchHandlers } from './search'
import { repeatedLogin, sessionHandlers } from './session'
import { shareHandlers } from './share'
import { signatureHandlers } from './signature'
import { signingHandlers } from './signing'
import { statementHandlers } from './statement'
import { surveyHandlers } from './survey'
import { taxHandlers } from './tax'
import { ticketHandlers } from './ticket'
import { tradeHandlers } from './trade'
import { trustHandlers } from './trust'
import { trustAssetHandlers } from './trust-assets'
import { trustDistributionHandlers } from './trust-distribution'
import { trustPositionHandlers } from './trust-positions'
import { uploadHandlers } from './upload'
import { userHandlers } from './user'
import { videoHandlers } from './video'
import { writeHandlers } from './write'

/** Every endpoint of the contract; one file of handlers per contract file. */
export const handlers: Handlers = {
  ...accountCancelHandlers,
  ...activityHandlers,
  ...advisorHandlers,
  ...contactHandlers,
  ...agreementHandlers,
  ...appendHandlers,
  ...appInfoHandlers,
  ...articleHandlers,
  ...assetReportHandlers,
  ...calendarHandlers,
  ...bankCardHandlers,
  ...beneficiaryHandlers,
  ...beneficiaryChangeHandlers,
  ...beneficiaryOwnHandlers,
  ...beneficiaryPlanHandlers,
  ...certificateHandlers,
  ...charityHandlers,
  ...claimHandlers,
  ...deviceHandlers,
  ...dictionaryHandlers,
  ...documentHandlers,
  ...draftHandlers,
  ...errorReportHandlers,
  ...faceHandlers,
  ...ftApplicationHandlers,
  ...ftSectionHandlers,
  ...helpHandlers,
  ...homeHandlers,
  ...identifyInfoHandlers,
  ...identityHandlers,
  ...incomeHandlers,
  ...instructionHandlers,
  ...investorHandlers,
  ...messageHandlers,
  ...mobileChangeHandlers,
  ...membershipHandlers,
  ...orderHandlers,
  ...paperHandlers,
  ...pastIncomeHandlers,
  ...personalInfoHandlers,
  ...positionHandlers,
  ...productHandlers,
  ...purchaseHandlers,
  ...recordingHandlers,
  ...scheduleHandlers,
  ...redemptionHandlers,
  ...regionHandlers,
  ...registrationHandlers,
  ...researchHandlers,
  ...riskHandlers,
  ...searchHandlers,
  ...sessionHandlers,
  ...shareHandlers,
  ...signatureHandlers,
  ...signingHandlers,
  ...statementHandlers,
  ...surveyHandlers,
  ...taxHandlers,
  ...ticketHandlers,
  ...tradeHandlers,
  ...trustAssetHandlers,
  ...trustDistributionHandlers,
  ...trustHandlers,
  ...trustPositionHandlers,
  ...uploadHandlers,
  ...userHandlers,
  ...videoHandlers,
  ...writeHandlers,
}

/** The writes whose repetition needs more than the kept answer. */
export const repeatedAnswers: RepeatedAnswers = { smsLogin: repeatedLogin }
