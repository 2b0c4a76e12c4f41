import { DISCLOSURE_TYPE } from '@/contract/tables/document'
import { formatChineseDate } from '@/lib/date'
import type { DocumentRow } from '../store/documents'
import type { PdfDefinition } from './pdf'
import type { PdfPart } from './pdf-layout'
import {
  type Chapter,
  REPORT,
  NOTICE,
  CONTRACT,
  RISK,
  PROSPECTUS,
  SUITABILITY,
  TAX,
  TRUST_SETUP,
  TRUST_PEOPLE,
} from './paper-chapters'

/** What a paper is written from; two papers alike in these are the same paper. */
export type Paper = Pick<
  DocumentRow,
  'id' | 'kind' | 'subject' | 'name' | 'doc_type' | 'publish_date' | 'version' | 'page_count'
> &
  Partial<Pick<DocumentRow, 'terms'>>

/** The papers of a contract that have words of their own, by what their names end with. */
const OF_CONTRACT: readonly (readonly [title: string, chapters: readonly Chapter[]])[] = [
  ['信托计划说明书', PROSPECTUS],
  ['投资者适当性匹配意见', SUITABILITY],
  ['税收居民身份声明', TAX],
  ['信托设立确认书', TRUST_SETUP],
  ['受益人与分配方案确认书', TRUST_PEOPLE],
]

/** Disclosures that tell how a product has done. */
const REPORTS: readonly string[] = [
  DISCLOSURE_TYPE.quarterly,
  DISCLOSURE_TYPE.annual,
  DISCLOSURE_TYPE.liquidation,
]

function chaptersOf({ kind, doc_type: type, name, terms }: Paper): readonly Chapter[] {
  if (kind === 'disclosure') return REPORTS.includes(type) ? REPORT : NOTICE
  const own = terms ? OF_CONTRACT.find(([title]) => name.endsWith(title)) : undefined
  if (own) return own[1]
  return name.includes('风险') ? RISK : CONTRACT
}

const CHINESE_DIGITS = ['一', '二', '三', '四', '五', '六', '七', '八', '九']

/** 1 to 199 in Chinese: 12 is 十二, 105 is 一百零五. */
function chineseNumber(value: number): string {
  if (value >= 100) {
    const rest = value - 100
    if (rest === 0) return '一百'
    return `一百${rest < 10 ? '零' : rest < 20 ? '一' : ''}${chineseNumber(rest)}`
  }
  const [tens, ones] = [Math.floor(value / 10), value % 10]
  const digit = (index: number) => CHINESE_DIGITS[index - 1] ?? ''
  if (tens === 0) return digit(ones)
  return `${tens === 1 ? '' : digit(tens)}十${digit(ones)}`
}

const CHAPTERS_PER_PAGE = 3
const INDENT = '\u3000\u3000'

/** A page goes on in the chapters where the one before it stopped. */
function chaptersOn(paper: Paper, page: number): string[] {
  const chapters = chaptersOf(paper)
  const perPage = Math.min(CHAPTERS_PER_PAGE, chapters.length)
  return Array.from({ length: perPage }, (_, index) => page * perPage + index).flatMap(number => {
    const chapter = chapters[number % chapters.length]
    if (!chapter) return []
    return [
      `${chineseNumber(number + 1)}、${chapter.heading}`,
      ...chapter.lines.map(line => INDENT + line),
      '',
    ]
  })
}

/** Writes a paper of exactly `page_count` pages; a long one goes through its chapters again with new numbers. */
export function writePaper(paper: Paper): PdfDefinition<PdfPart<string>> {
  const about = [
    `编号 ${paper.id}${INDENT}版本 ${paper.version}`,
    `信托名称：${paper.subject}`,
    '受托人：远岚信托有限责任公司',
    `日期：${formatChineseDate(paper.publish_date)}`,
    '',
  ]
  const terms = paper.terms ? paper.terms.split('\n') : []
  const pages = Array.from({ length: paper.page_count }, (_, page): PdfPart<string> => {
    // The product's own terms have the first page to themselves.
    if (terms.length > 0 && page === 0) return { heading: paper.name, lines: [...about, ...terms] }
    const lines = chaptersOn(paper, terms.length > 0 ? page - 1 : page)
    return page === 0 ? { heading: paper.name, lines: [...about, ...lines] } : { heading: '', lines }
  })
  return { title: paper.name, pages }
}
