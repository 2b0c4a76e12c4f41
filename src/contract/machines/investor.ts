import { machine } from '../machine'
import { INVESTOR_APPLICATION_STATUS, type InvestorApplicationStatus } from '../tables/investor'

/**
 * An application to count as a qualified investor (B4): people pass or refuse it; what they passed counts for twelve months,
 * and until a later one does.
 */
export const investorMachine = machine<InvestorApplicationStatus, 'pass' | 'reject' | 'replace' | 'expire'>({
  [INVESTOR_APPLICATION_STATUS.inReview]: {
    pass: INVESTOR_APPLICATION_STATUS.passed,
    reject: INVESTOR_APPLICATION_STATUS.rejected,
  },
  [INVESTOR_APPLICATION_STATUS.passed]: {
    replace: INVESTOR_APPLICATION_STATUS.replaced,
    expire: INVESTOR_APPLICATION_STATUS.expired,
  },
  [INVESTOR_APPLICATION_STATUS.rejected]: {},
  [INVESTOR_APPLICATION_STATUS.expired]: {},
  [INVESTOR_APPLICATION_STATUS.replaced]: {},
})
