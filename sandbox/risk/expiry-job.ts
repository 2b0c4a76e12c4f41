import { riskResultMachine } from '@/contract/machines/risk-result'
import { RISK_RESULT_STATUS } from '@/contract/tables/risk'
import { addDays, todayInShanghai } from '@/lib/date'
import type { Db } from '../store/database'
import { sendNotice } from '../store/notices'
import { moveRiskResult, outlivedResults } from '../store/risk-results'

/** Ends what has passed its last day; whoever's result counted until then is told. */
export function expireRiskResults(db: Db, now: number): void {
  db.transaction(() => {
    for (const row of outlivedResults(db, todayInShanghai(now))) {
      const status = riskResultMachine.next(row.status, 'expire')
      if (!status) continue
      moveRiskResult(db, row.result_id, status)
      if (status !== RISK_RESULT_STATUS.expired) continue
      sendNotice(db, {
        customerId: row.customer_id,
        title: '风险测评结果已过期',
        summary: `您的风险测评结果有效期至 ${row.expire_date}。认购、追加前，请重新测评。`,
        bizType: 'riskTest',
        bizId: row.result_id,
        link: '/phone/riskAssessment/index',
        // As of the first moment of the day after, however late the job comes.
        now: Date.parse(`${addDays(row.expire_date, 1)}T00:00:00+08:00`),
      })
    }
  })
}
