import { machine } from '../machine'
import { RISK_RESULT_STATUS, type RiskResultStatus } from '../tables/risk'

/**
 * A result of a risk test: it counts once it is confirmed, for twelve months, and until another one is. A new test drops the one
 * that was not confirmed; what nobody confirmed in time is dropped too.
 */
export const riskResultMachine = machine<RiskResultStatus, 'confirm' | 'drop' | 'replace' | 'expire'>({
  [RISK_RESULT_STATUS.unconfirmed]: {
    confirm: RISK_RESULT_STATUS.confirmed,
    drop: RISK_RESULT_STATUS.dropped,
    expire: RISK_RESULT_STATUS.dropped,
  },
  [RISK_RESULT_STATUS.confirmed]: {
    replace: RISK_RESULT_STATUS.replaced,
    expire: RISK_RESULT_STATUS.expired,
  },
  [RISK_RESULT_STATUS.expired]: {},
  [RISK_RESULT_STATUS.replaced]: {},
  [RISK_RESULT_STATUS.dropped]: {},
})
