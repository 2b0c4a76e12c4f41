import { TRADE_STATUS, TRADE_TYPE } from '@/contract/tables/trade'
import { FT_APPLY_STATUS, INVEST_MODE, PROPERTY_TYPE } from '@/contract/tables/trust'
import { addDays, dateTimeInShanghai } from '@/lib/date'
import { thousands } from '@/lib/format-number'
import { establishPeople } from '../beneficiaries/establish-people'
import { exact, sumOf } from '../portfolio/amounts'
import { addMonths } from '../portfolio/calendar'
import { signedPapersOf } from '../store/contracts'
import type { Db } from '../store/database'
import { applicationById, type FtApplicationRow } from '../store/ft-applications'
import { insertRows } from '../store/insert'
import { addProperty } from '../store/trust-property'
import { insertTrades, newSerialNo } from '../store/trades'
import { addValuation } from '../store/trust-valuations'
import type { TrustRow } from '../store/trusts'
import { feePlansOf } from './fee-plans'
import { moveApplication, tellOfApplication } from './moves'
import { NEW_PLAN, NEW_PLAN_LINES, NEW_POOL } from './new-plan'
import { savedSection, type StoredSections } from './sections'

const MANAGER = { manager_name: '沈亦安', manager_mobile: '19900000071' } as const
const RIGHTS = ['view', 'append', 'distribute', 'changeBene', 'contract']

/** The trust that comes of an application: FT of FA. */
export const trustIdOf = (applyId: string): string => `FT${applyId.slice(2)}`

interface Founding {
  readonly row: FtApplicationRow
  readonly trustId: string
  readonly setup: StoredSections['setup']
  readonly properties: StoredSections['property']['properties']
  /** What it costs to set the trust up, in yuan. */
  readonly fee: string
  readonly time: string
  readonly day: string
}

function foundingOf(row: FtApplicationRow, now: number): Founding | undefined {
  const setup = savedSection(row, 'setup')?.value
  const property = savedSection(row, 'property')?.value
  if (!setup || !property) return undefined
  const time = dateTimeInShanghai(now)
  const plan = feePlansOf(setup).find(({ feePlanId }) => feePlanId === setup.feePlanId)
  return {
    ...{ row, setup, properties: property.properties, fee: plan?.setupFee ?? '0.00' },
    ...{ trustId: trustIdOf(row.id), time, day: time.slice(0, 10) },
  }
}

const isCash = ({ propertyType }: Founding['properties'][number]) => propertyType === PROPERTY_TYPE.cash
const valueOf = (properties: Founding['properties']) => sumOf(properties.map(one => one.estimateValue))

const worthOf = ({ properties, fee }: Pick<Founding, 'properties' | 'fee'>) => ({
  total_assets: exact(valueOf(properties)).minus(fee).toFixed(2),
  cash: exact(valueOf(properties.filter(isCash)))
    .minus(fee)
    .toFixed(2),
})

/** What the trust of an application will begin with; undefined while that is not filled in. */
export function worthToBe(row: FtApplicationRow): ReturnType<typeof worthOf> | undefined {
  const founding = foundingOf(row, 0)
  return founding && worthOf(founding)
}

function trustRow(founding: Founding): TrustRow {
  const { row, trustId, setup, day } = founding
  return {
    id: trustId,
    trust_no: `YLFT${day.replace(/-/g, '')}${row.id.slice(-5)}`,
    principal_id: row.customer_id,
    name: row.trust_name,
    trust_kind: row.trust_kind,
    status: FT_APPLY_STATUS.established,
    establish_date: day,
    term_years: setup.termYears,
    ...worthOf(founding),
    asset_date: day,
    ...{ yesterday_income: '0.00', accumulated_income: '0.00' },
    spouse_name: savedSection(row, 'spouse')?.value.name ?? '',
    protector_name: setup.protectorName,
    invest_mode: setup.investMode,
    ...MANAGER,
    rights: [...RIGHTS, ...(setup.investMode === INVEST_MODE.instruction ? ['instruct'] : [])].join(','),
  }
}

/** What was delivered, and the fee for it, stand among the trust's trades. */
function bookDelivery(db: Db, { row, trustId, properties, fee, time, day }: Founding): void {
  const trade = (tradeType: string, amount: string, remark: string) => {
    const serialNo = newSerialNo(db, day)
    insertTrades(db, [
      {
        ...{ trade_id: `T${serialNo}`, serial_no: serialNo, customer_id: row.customer_id, trust_id: trustId },
        ...{ product_name: row.trust_name, trade_type: tradeType, trade_status: TRADE_STATUS.arrived },
        ...{ apply_time: time, confirm_date: day, arrive_date: day, confirm_amount: amount, remark },
      },
    ])
  }
  for (const property of properties) {
    const what = isCash(property) ? '交付现金财产' : `交付财产：${property.name}`
    trade(TRADE_TYPE.subscription, exact(property.estimateValue).toFixed(2), `信托设立，${what}`)
    if (!isCash(property)) {
      addProperty(db, {
        ...{ trust_id: trustId, property_type: property.propertyType, name: property.name, since: day },
        value: exact(property.estimateValue).toFixed(2),
      })
    }
  }
  if (exact(fee).gt(0)) trade(TRADE_TYPE.fee, fee, '信托设立费')
}

/** A plan to begin with, which the principal and the company agree on anew once the trust stands. */
function layPlan(db: Db, { trustId, day }: Founding): void {
  const id = `IP${trustId}`
  const validTo = addDays(addMonths(day, 12), -1)
  insertRows(db, 'investment_plans', [
    { ...NEW_PLAN, id, trust_id: trustId, asset_date: day, valid_from: day, valid_to: validTo },
  ])
  insertRows(
    db,
    'investment_plan_lines',
    NEW_PLAN_LINES.map((line, sort) => ({ ...line, plan_id: id, sort, amount: '0.00' })),
  )
  insertRows(
    db,
    'trust_pool',
    NEW_POOL.map(product_id => ({ trust_id: trustId, product_id })),
  )
}

/** The signed papers are the trust's contracts: the first is the contract itself, the others belong to it. */
function fileContracts(db: Db, { row, trustId }: Founding): void {
  const papers = signedPapersOf(db, row.id)
  if (papers.length === 0) return
  insertRows(
    db,
    'documents',
    papers.map((paper, index) => ({
      ...{ id: `${paper.doc_id}-T`, kind: index === 0 ? 'main' : 'supplement', product_id: null },
      ...{ trust_id: trustId, subject: row.trust_name, name: paper.doc_name, doc_type: 'contract' },
      ...{ publish_date: row.sign_time.slice(0, 10), file_id: paper.file_id, must_read: '0' },
      ...{ min_read_seconds: 0, version: paper.version, sign_order: 0, terms: '' },
    })),
  )
}

/** All property is there: the trust is established, with its people, plans, contracts and value. */
export function establishTrust(db: Db, applyId: string, now: number): void {
  const row = applicationById(db, applyId)
  const founding = row && foundingOf(row, now)
  if (!row || !founding) return
  const note = `${row.trust_name}已成立，设立财产 ${thousands(valueOf(founding.properties))} 元。`
  const moved = moveApplication(db, row, 'receive', { name: '信托成立', note, now })
  const trust = trustRow(founding)
  insertRows(db, 'trusts', [{ ...trust }])
  addValuation(db, trust.id, { date: founding.day, net_value: '1.0000', total_assets: trust.total_assets })
  bookDelivery(db, founding)
  layPlan(db, founding)
  fileContracts(db, founding)
  establishPeople(db, applyId, trust.id, now)
  tellOfApplication(db, moved, { title: '家族信托已成立', summary: note, now })
}
