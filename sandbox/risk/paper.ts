import type { RiskPaper, RiskQuestion } from '@/contract/risk'
import type { AnswerCheck } from '@/lib/answer-checks'

const PAPER_ID = 'RP1'
const VERSION = '2026-1'

interface Entry {
  readonly topic: string
  readonly title: string
  /** What can be answered, and what it counts. */
  readonly options: readonly (readonly [text: string, points: number])[]
}

const OPTION_IDS = ['a', 'b', 'c', 'd', 'e'] as const

const FINANCES = '财务状况'
const EXPERIENCE = '投资经验与知识'
const PURPOSE = '投资目标与期限'
const TOLERANCE = '风险承受意愿'

/** How long the customer can do without the money. */
const HORIZON = '这笔资金预计多久之内需要使用？'

/** The best answers of all sum up to 100. */
const ENTRIES: readonly Entry[] = [
  {
    topic: '基本情况',
    title: '您的年龄在以下哪个范围？',
    options: [
      ['18至30周岁', 3],
      ['31至50周岁', 4],
      ['51至64周岁', 2],
      ['65周岁及以上', 0],
    ],
  },
  {
    topic: FINANCES,
    title: '您的家庭最近一年的总收入约为多少？',
    options: [
      ['10万元以下', 0],
      ['10万至30万元', 3],
      ['30万至100万元', 6],
      ['100万元以上', 8],
    ],
  },
  {
    topic: FINANCES,
    title: '您的家庭持有的金融资产约为多少？不含自住房产。',
    options: [
      ['50万元以下', 0],
      ['50万至100万元', 2],
      ['100万至500万元', 5],
      ['500万元以上', 8],
    ],
  },
  {
    topic: FINANCES,
    title: '您的家庭收入主要来自哪里？',
    options: [
      ['没有稳定来源，主要依靠积蓄', 0],
      ['退休金或家人赡养', 2],
      ['工资、劳务报酬', 4],
      ['经营或投资所得', 6],
    ],
  },
  {
    topic: FINANCES,
    title: '您的家庭每月偿还债务，约占月收入的多少？',
    options: [
      ['没有债务', 8],
      ['不超过三成', 6],
      ['三成至五成', 3],
      ['五成以上', 0],
    ],
  },
  {
    topic: EXPERIENCE,
    title: '以下哪项最符合您过去三年的投资经历？',
    options: [
      ['除存款、国债外，基本没有其他投资', 0],
      ['购买过银行理财、货币基金等产品', 2],
      ['购买过债券、混合类基金或固定收益类信托', 4],
      ['购买过股票、股票型基金或权益类信托', 6],
      ['参与过期货、期权、私募股权等投资', 8],
    ],
  },
  {
    topic: EXPERIENCE,
    title: '您投资基金、股票、信托等产品有多长时间？',
    options: [
      ['没有投资过', 0],
      ['不到1年', 1],
      ['1至3年', 3],
      ['3至8年', 5],
      ['8年以上', 6],
    ],
  },
  {
    topic: EXPERIENCE,
    title: '您对金融产品了解多少？',
    options: [
      ['基本不了解', 0],
      ['了解存款、国债', 2],
      ['了解基金、信托的特点和风险', 4],
      ['系统学习过，或从事过相关工作', 6],
    ],
  },
  {
    topic: EXPERIENCE,
    title: '关于收益与风险，以下哪种说法最符合您的理解？',
    options: [
      ['没有考虑过', 0],
      ['正规机构的产品不会损失本金', 1],
      ['想得到更高的收益，通常要承担更大的风险', 6],
    ],
  },
  {
    topic: PURPOSE,
    title: '您打算用于投资的资金，占家庭金融资产的多少？',
    options: [
      ['不超过10%', 8],
      ['10%至30%', 6],
      ['30%至50%', 3],
      ['50%以上', 0],
    ],
  },
  {
    topic: PURPOSE,
    title: HORIZON,
    options: [
      ['1年以内', 0],
      ['1至3年', 2],
      ['3至5年', 4],
      ['5年以上', 6],
    ],
  },
  {
    topic: PURPOSE,
    title: '您投资的主要目的是什么？',
    options: [
      ['尽量不损失本金', 0],
      ['得到略高于存款的回报', 2],
      ['资产稳步增长', 4],
      ['资产较快增长', 6],
    ],
  },
  {
    topic: TOLERANCE,
    title: '一年之内，您最多能接受多少亏损？',
    options: [
      ['不能接受亏损', 0],
      ['不超过5%', 2],
      ['不超过15%', 5],
      ['不超过30%', 7],
      ['可以超过30%', 8],
    ],
  },
  {
    topic: TOLERANCE,
    title: '如果持有的产品一年内下跌了20%，您会怎么做？',
    options: [
      ['全部赎回', 0],
      ['赎回一部分', 2],
      ['继续持有', 4],
      ['增加投资', 6],
    ],
  },
  {
    topic: TOLERANCE,
    title: '以下四种投资一年后的可能结果，您更愿意选择哪一种？',
    options: [
      ['最好盈利3%，最差不亏损', 0],
      ['最好盈利8%，最差亏损5%', 2],
      ['最好盈利20%，最差亏损15%', 4],
      ['最好盈利50%，最差亏损40%', 6],
    ],
  },
]

const idOf = (index: number) => `R${String(index + 1).padStart(2, '0')}`

const questions: readonly RiskQuestion[] = ENTRIES.map(({ topic, title, options }, index) => ({
  qid: idOf(index),
  type: 'single',
  topic,
  title,
  required: '1',
  min: 0,
  max: 0,
  options: options.map(([text], place) => ({ oid: OPTION_IDS[place] ?? '', text, exclusive: '0' })),
  rows: [],
}))

const check = (left: [string, string], right: [string, string]): AnswerCheck => ({
  left: { qid: left[0], oids: left[1].split('') },
  right: { qid: right[0], oids: right[1].split('') },
})

const CHECKS: readonly AnswerCheck[] = [
  // A small income beside large assets.
  check(['R02', 'a'], ['R03', 'd']),
  // Nothing was bought for years, by somebody who has invested for years.
  check(['R06', 'a'], ['R07', 'de']),
  check(['R06', 'cde'], ['R07', 'a']),
  // No loss is bearable, and a large one is a reason to buy more.
  check(['R13', 'a'], ['R14', 'd']),
  check(['R13', 'ab'], ['R15', 'd']),
  check(['R12', 'd'], ['R13', 'a']),
]

/** The paper as the customer gets it: nothing in it says what an answer counts. */
export const PAPER: RiskPaper = {
  paperId: PAPER_ID,
  version: VERSION,
  questions: [...questions],
  checks: CHECKS.map(({ left, right }) => ({
    left: { ...left, oids: [...left.oids] },
    right: { ...right, oids: [...right.oids] },
  })),
}

/** The option chosen at each question, by the questions' ids. */
export type Choices = Readonly<Record<string, string>>

/** What the answers count together, 0 to 100; a question without an answer counts nothing. */
export function scoreOf(choices: Choices): number {
  return ENTRIES.reduce((sum, { options }, index) => {
    const place = OPTION_IDS.findIndex(oid => oid === choices[idOf(index)])
    return sum + (options[place]?.[1] ?? 0)
  }, 0)
}

/** The answers in words, in the order of the questions. */
export function answersInWords(choices: Choices): { title: string; text: string }[] {
  return PAPER.questions.flatMap(({ qid, title, options }) => {
    const text = options.find(({ oid }) => oid === choices[qid])?.text
    return text === undefined ? [] : [{ title, text }]
  })
}

/** For how long the customer can do without the money: years at most by the answer chosen, and its words. */
export function horizonOf(choices: Choices): { readonly years: number; readonly text: string } | undefined {
  const asked = PAPER.questions.find(({ title }) => title === HORIZON)
  const place = asked?.options.findIndex(({ oid }) => oid === choices[asked.qid]) ?? -1
  const years = [1, 3, 5, Infinity][place]
  return asked && years !== undefined ? { years, text: asked.options[place]?.text ?? '' } : undefined
}
