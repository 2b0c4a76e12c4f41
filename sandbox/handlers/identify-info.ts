import type { IdentifyInfo } from '@/contract/identify-info'
import { QUALIFIED_STATUS } from '@/contract/tables/customer'
import { INVESTOR_APPLICATION_STATUS } from '@/contract/tables/investor'
import type { Flag } from '@/contract/primitives'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import { todayInShanghai } from '@/lib/date'
import { maskName, maskPaperNo } from '@/lib/mask'
import type { HandlerContext, Handlers } from '../api/handler'
import { investorStatus } from '../investor/standing'
import { papersOf } from '../personal-info/collected'
import { countingOf, statusOf, waitingOf } from '../risk/standing'
import { customerById } from '../store/customers'
import { draftSavedAt } from '../store/drafts'
import { type IdentityApplicationRow, lastIdentityApplication } from '../store/identity-applications'
import { lastInvestorApplication } from '../store/investor-applications'
import { lastPaperApplication, type PaperApplicationRow } from '../store/paper-applications'
import { riskResultsOf } from '../store/risk-results'
import { taxDeclarationOf } from '../store/tax-declarations'

/** What of an application is told; nothing of one that passed or ran out: what came of it shows in the identity itself. */
function toldOf(
  row: IdentityApplicationRow | PaperApplicationRow,
  isByCard: Flag,
): IdentifyInfo['identity']['application'] {
  const { id: authApplyId, status, promised_date: promisedDate, reject_reason: rejectReason } = row
  if (status === ID_APPLICATION_STATUS.passed || status === ID_APPLICATION_STATUS.expired) return null
  return { authApplyId, isByCard, status, promisedDate, rejectReason }
}

/** The newest application of both ways. */
function applicationOf({ db, customerId, now }: HandlerContext): IdentifyInfo['identity']['application'] {
  const card = lastIdentityApplication(db, customerId, now())
  const papers = lastPaperApplication(db, customerId, now())
  if (papers && papers.created_at > (card?.created_at ?? 0)) return toldOf(papers, '0')
  return card ? toldOf(card, '1') : null
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

/** An application in the place of what still counts is a renewal; any other shows in the state itself. */
function investorOf({ db, customerId, today }: HandlerContext): IdentifyInfo['investor'] {
  const customer = customerById(db, customerId)
  const last = lastInvestorApplication(db, customerId)
  const isOpen =
    last?.status === INVESTOR_APPLICATION_STATUS.inReview ||
    last?.status === INVESTOR_APPLICATION_STATUS.rejected
  const status = investorStatus(customer, today())
  return {
    status,
    expireDate: customer.qualified_expire_date,
    renewal: isOpen && status === QUALIFIED_STATUS.passed ? last.status : '',
    promisedDate: last?.promised_date ?? '',
    rejectReason: last?.reject_reason ?? '',
    draftSavedAt: draftSavedAt(db, { customerId, kind: 'investor', subject: '' }),
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
        idType: papers?.id_type ?? '',
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
      investor: investorOf(context),
    }
  },
} satisfies Partial<Handlers>
