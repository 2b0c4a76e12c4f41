import { INNER } from '@/contract/codes'
import type { statementFile } from '@/contract/statement'
import { maskPaperNo } from '@/lib/mask'
import { BusinessError } from '../api/business-error'
import type { Handler, Handlers } from '../api/handler'
import { papersOf } from '../personal-info/collected'
import { contentOf } from '../statements/content'
import { statementsOf } from '../statements/of-customer'
import { statementPaper, titleOf } from '../statements/paper'
import { customerById } from '../store/customers'
import { addFile } from '../store/files'
import { fileOfStatement, keepStatement } from '../store/statements'

/** Letters and digits alone: `2026-Q3` of customer 100001 is `DZ100001-2026Q3`. */
const numberOf = (customerId: string, statementId: string) =>
  `DZ${customerId}-${statementId.replace('-', '')}`

const openStatement: Handler<typeof statementFile> = ({ statementId }, { db, customerId, now, today }) => {
  const statement = statementsOf(db, customerId, today()).list.find(one => one.statementId === statementId)
  if (!statement) throw new BusinessError(INNER.notOwner)
  const fileName = `${titleOf(statement)}.pdf`
  const kept = fileOfStatement(db, { customerId, statementId })
  if (kept) return { fileId: kept, fileName }
  const bytes = statementPaper(
    {
      statement,
      statementNo: numberOf(customerId, statementId),
      name: customerById(db, customerId).name,
      idNo: maskPaperNo(papersOf(db, customerId)?.id_no),
    },
    contentOf(db, customerId, statement),
  )
  const fileId = addFile(db, { customerId, fileName, format: 'pdf', bytes, now: now() })
  keepStatement(db, { customerId, statementId }, fileId)
  return { fileId, fileName }
}

/** Handlers of `src/contract/statement.ts`. */
export const statementHandlers = {
  statementList(_request, { db, customerId, today }) {
    const { list, nextIssueDate } = statementsOf(db, customerId, today())
    return { list: [...list], nextIssueDate }
  },
  statementFile: openStatement,
} satisfies Partial<Handlers>
