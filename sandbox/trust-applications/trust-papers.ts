import { labelOf } from '@/contract/labels'
import { INVEST_MODE, RELATION, TRUST_KIND } from '@/contract/tables/trust'
import { todayInShanghai } from '@/lib/date'
import { percent, thousands } from '@/lib/format-number'
import { maskName } from '@/lib/mask'
import { setContent } from '../store/beneficiary-sets'
import type { Db } from '../store/database'
import type { FtApplicationRow } from '../store/ft-applications'
import { insertRows } from '../store/insert'
import { bytesOfPaper } from '../files/content'
import type { Paper } from '../files/paper-text'
import { feePlansOf } from './fee-plans'
import { savedSection } from './sections'

interface Fact {
  readonly label: string
  readonly value: string
}

/** 林*禾 30.00%, by their order; an organisation is no person: its name is said. */
function peopleText(db: Db, applyId: string): string {
  return setContent(db, applyId)
    .people.map(({ name, relation, benefit_order: order, share_percent: share }) => {
      const shown = relation === RELATION.charity ? name : maskName(name)
      return `${shown}（第${order}顺位，${percent(share)}）`
    })
    .join('，')
}

/** On what terms a trust is set up, as its papers and their confirmation state them. */
export function trustTerms(db: Db, row: FtApplicationRow): Fact[] {
  const setup = savedSection(row, 'setup')?.value
  if (!setup) return []
  const fee = feePlansOf(setup).find(({ feePlanId }) => feePlanId === setup.feePlanId)
  return [
    { label: '信托名称', value: row.trust_name },
    { label: '信托类别', value: labelOf(TRUST_KIND, row.trust_kind) },
    { label: '设立目的', value: setup.purpose },
    { label: '信托期限', value: setup.termYears > 0 ? `${setup.termYears}年` : '无固定期限' },
    { label: '投资管理模式', value: labelOf(INVEST_MODE, setup.investMode) },
    {
      label: '收费方案',
      value: fee ? `${fee.name}，设立费 ${thousands(fee.setupFee)} 元，管理费 ${fee.annualRate}%/年` : '',
    },
    { label: '保护人', value: setup.protectorName && maskName(setup.protectorName) },
    { label: '受益人', value: peopleText(db, row.id) },
  ].filter(({ value }) => value !== '')
}

/** The papers of a trust, in the order they are signed: pages, and seconds that each is to be read for. */
const PAPERS = [
  { title: '信托合同', pages: 12, seconds: 10 },
  { title: '信托风险申明书', pages: 6, seconds: 30 },
  { title: '信托设立确认书', pages: 2, seconds: 10 },
  { title: '受益人与分配方案确认书', pages: 2, seconds: 10 },
  { title: '税收居民身份声明', pages: 2, seconds: 10 },
] as const

/** Writes the papers of a trust that was approved; what was approved before has new ones in the place of its own. */
export function writeTrustPapers(db: Db, row: FtApplicationRow, now: number): void {
  const terms = trustTerms(db, row)
    .map(({ label, value }) => `${label}：${value}`)
    .join('\n')
  const date = todayInShanghai(now)
  PAPERS.forEach(({ title, pages, seconds }, index) => {
    const paper: Paper = {
      id: `${row.id}-S${index + 1}`,
      kind: 'signing',
      subject: row.trust_name,
      name: `${row.trust_name}${title}`,
      doc_type: 'contract',
      publish_date: date,
      version: '1.0',
      page_count: pages,
      terms: `设立金额：${thousands(row.initial_amount)} 元\n${terms}`,
    }
    const { page_count: pageCount, ...document } = paper
    insertRows(db, 'files', [
      {
        ...{
          id: `F${paper.id}`,
          customer_id: row.customer_id,
          file_name: `${paper.name}.pdf`,
          format: 'pdf',
        },
        ...{ page_count: pageCount, size: bytesOfPaper(paper).length, content: null, created_at: now },
      },
    ])
    insertRows(db, 'documents', [
      {
        ...document,
        terms: paper.terms ?? '',
        ...{ product_id: row.id, trust_id: null, file_id: `F${paper.id}` },
        ...{ must_read: '1', min_read_seconds: seconds, sign_order: index + 1 },
      },
    ])
  })
}
