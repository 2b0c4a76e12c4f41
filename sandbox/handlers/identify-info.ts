import type { IdentifyInfo } from '@/contract/identify-info'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import { todayInShanghai } from '@/lib/date'
import { maskName, maskPaperNo } from '@/lib/mask'
import type { HandlerContext, Handlers } from '../api/handler'
import { papersOf } from '../personal-info/collected'
import { countingOf, statusOf, waitingOf } from '../risk/standing'
import { customerById } from '../store/customers'
import { draftSavedAt } from '../store/drafts'
import { lastIdentityApplication } from '../store/identity-applications'
import { riskResultsOf } from '../store/risk-results'
import { taxDeclarationOf } from '../store/tax-declarations'

/** The newest application, unless it passed or ran out: what came of it shows in the identity itself. */
function applicationOf({ db, customerId, now }: HandlerContext): IdentifyInfo['identity']['application'] {
  const row = lastIdentityApplication(db, customerId, now())
  if (!row) return null
  const { status } = row
  if (status === ID_APPLICATION_STATUS.passed || status === ID_APPLICATION_STATUS.expired) return null
  return {
    authApplyId: row.id,
    status,
    promisedDate: row.promised_date,
    rejectReason: row.reject_reason,
  }
}

function riskOf(context: HandlerContext): IdentifyInfo['risk'] {
  const { db, customerId, today } = context
  const rows = riskResultsOf(db, customerId)
  const counting = countingOf(rows)
  return {
    status: statusOf(counting, today()),
    level: counting?.level ?? '',
    expireDate: counting?.expire_date ?? '',
    pendingResultId: waitingOf(rows)?.result_id ?? '',
    draftSavedAt: draftSavedAt(db, { customerId, kind: 'riskTest', subject: '' }),
  }
}

/** Handlers of `src/contract/identify-info.ts`. */
export const identifyInfoHandlers = {
  identifyInfo(_request, context) {
    const { db, customerId, today } = context
    const customer = customerById(db, customerId)
    const papers = papersOf(db, customerId)
    const declaration = taxDeclarationOf(db, customerId)
    return {
      today: today(),
      identity: {
        status: customer.auth_status,
        // Who has only registered has told no name, and shown no paper.
        nameMask: customer.name && maskName(customer.name),
        idNoMask: papers ? maskPaperNo(papers.id_no) : '',
        expireDate: customer.id_expire_date,
        application: applicationOf(context),
      },
      tax: {
        declared: customer.tax_declared,
        taxType: declaration?.tax_type ?? '',
        declareDate: declaration ? todayInShanghai(declaration.declared_at) : '',
        draftSavedAt: draftSavedAt(db, { customerId, kind: 'taxDeclare', subject: '' }),
      },
      risk: riskOf(context),
      investor: { status: customer.qualified_status, expireDate: customer.qualified_expire_date },
    }
  },
} satisfies Partial<Handlers>
