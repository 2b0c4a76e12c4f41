import { randomInt } from 'node:crypto'
import type { tradeRecordExport } from '@/contract/trade'
import { dateTimeInShanghai } from '@/lib/date'
import { maskEmail } from '@/lib/mask'
import { invalidField } from '../api/business-error'
import type { Handler } from '../api/handler'
import { resolveStatementPeriod } from '../portfolio/period'
import { statementCsv, statementPdf } from '../portfolio/statement'
import { customerById } from '../store/customers'
import { addFile } from '../store/files'
import { sendMail } from '../store/mails'
import { countTrades, tradeCondition } from '../store/trade-filter'
import { allTrades, monthTotalsOf } from '../store/trades'
import { useVerifyToken } from '../store/verify-tokens'

const MAX_ROWS = 20_000

/** Makes a statement of everything the filter matches, and keeps it as a file of the customer or sends it. */
export const exportTrades: Handler<typeof tradeRecordExport> = (
  { format, verifyToken, email = '', ...filter },
  { db, customerId, now, today },
) => {
  const period = resolveStatementPeriod(filter, today())
  const matched = tradeCondition({ customerId }, { ...filter, ...period })
  const count = countTrades(db, matched)
  if (count > MAX_ROWS) throw invalidField('startDate', '记录过多，请缩短查询区间')
  useVerifyToken(db, { customerId, scene: 'statementExport', token: verifyToken, now: now() })

  const trades = allTrades(db, matched)
  const bytes =
    format === 'csv'
      ? statementCsv({ trades })
      : statementPdf({
          trades,
          name: customerById(db, customerId).name,
          monthTotals: monthTotalsOf(db, matched, period.startDate.slice(0, 7), period.endDate.slice(0, 7)),
          ...period,
        })
  const fileName = `交易记录_${period.startDate}_${period.endDate}.${format}`
  const stamp = dateTimeInShanghai(now()).replace(/\D/g, '')
  const exportNo = `E${stamp}${String(randomInt(10_000)).padStart(4, '0')}`
  if (email) {
    sendMail(db, {
      address: email,
      subject: `您的交易对账单（${exportNo}）`,
      body: `附件：${fileName}，共 ${count} 笔交易。如非本人操作，请立即联系客服。`,
      sent_at: now(),
    })
    return { exportNo, fileId: '', sentToMask: maskEmail(email), fileName, count }
  }
  const fileId = addFile(db, { customerId, fileName, format, bytes, now: now() })
  return { exportNo, fileId, sentToMask: '', fileName, count }
}
