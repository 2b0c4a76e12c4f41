import type { Clock } from '../clock'
import type { Db } from '../store/database'
import { clearStore } from '../store/open'
import { activitiesSeed } from './activities'
import { advisorsSeed } from './advisors'
import { agreementsSeed } from './agreements'
import { articlesSeed } from './articles'
import { assetReportsSeed } from './asset-reports'
import { bankCardsSeed } from './bank-cards'
import { beneficiarySetsSeed } from './beneficiary-sets'
import { certificatesSeed } from './certificates'
import { charitiesSeed } from './charities'
import { contractsSeed } from './contracts'
import { customersSeed } from './customers'
import { documentsSeed } from './documents'
import { helpSeed } from './help'
import { identityApplicationsSeed } from './identity-applications'
import { instructionsSeed } from './instructions'
import { investorsSeed } from './investors'
import { loginRecordsSeed } from './login-records'
import { messagesSeed } from './messages'
import { inOrder, type Seed } from './order'
import { ordersSeed } from './orders'
import { paperApplicationsSeed } from './paper-applications'
import { personalInfoSeed } from './personal-info'
import { pointsSeed } from './points'
import { portfolio } from './portfolio'
import { recordingsSeed } from './recordings'
import { researchesSeed } from './researches'
import { riskSeed } from './risk'
import { surveyQuestionsSeed } from './survey-questions'
import { surveysSeed } from './surveys'
import { taxSeed } from './tax'
import { ticketsSeed } from './tickets'
import { trustsSeed } from './trusts'

const portfolioSeed: Seed = {
  name: 'portfolio',
  after: ['customers'],
  fill: db => portfolio.copyInto(db),
}

/** One line per area; the order is what each seed says it comes after. */
const SEEDS = inOrder([
  activitiesSeed,
  advisorsSeed,
  agreementsSeed,
  articlesSeed,
  assetReportsSeed,
  bankCardsSeed,
  beneficiarySetsSeed,
  certificatesSeed,
  charitiesSeed,
  contractsSeed,
  customersSeed,
  documentsSeed,
  helpSeed,
  identityApplicationsSeed,
  instructionsSeed,
  investorsSeed,
  loginRecordsSeed,
  messagesSeed,
  ordersSeed,
  paperApplicationsSeed,
  personalInfoSeed,
  pointsSeed,
  portfolioSeed,
  recordingsSeed,
  researchesSeed,
  riskSeed,
  surveyQuestionsSeed,
  surveysSeed,
  taxSeed,
  ticketsSeed,
  trustsSeed,
])

/** Empties the store, fills it with the seed data and sets its clock to the start: all of it or nothing. */
export function seed(db: Db, clock: Clock): void {
  const fill = () => {
    clearStore(db)
    clock.restart()
    const now = clock.now()
    for (const part of SEEDS) part.fill(db, now)
  }
  try {
    portfolio.attached(db, () => db.transaction(fill))
  } catch (error) {
    clock.reread()
    throw error
  }
}
