/** Words that mean the same to a customer: whoever looks for one of them finds the others. A word stands in one row alone. */
export const SAME_WORDS: readonly (readonly string[])[] = [
  ['手机', '电话', '联系方式'],
  ['赎回', '取回', '退出产品', '变现', '卖出'],
  ['申购', '认购', '购买', '买入', '下单'],
  ['大字', '长辈版', '关怀版', '字体', '字号', '文字大小', '老年'],
  ['深色', '夜间', '暗色', '黑色'],
  ['修改', '更换', '变更', '改'],
  ['注销', '销户'],
  ['登录', '登陆', '登入'],
  ['退出登录', '登出'],
  ['银行卡', '收款账户', '受益账户'],
  ['身份证', '证件', '实名'],
  ['风险测评', '风险评估', '风险承受能力', '风测', '风险等级'],
  ['收益', '分红', '盈利', '利润'],
  ['追加', '加钱', '增加财产'],
  ['受益人', '受益方'],
  ['委托人', '设立人'],
  ['合同', '协议', '契约'],
  ['披露', '公告', '定期报告'],
  ['资产证明', '财产证明', '存款证明'],
  ['净值', '单价'],
  ['双录', '录音录像', '录像'],
  ['客服', '人工', '热线', '投诉'],
  ['理财经理', '客户经理', '信托经理', '顾问'],
  ['合格投资者', '投资者认定', '投资人认定'],
  ['税收', '税务', '纳税', 'CRS'],
  ['积分', '公益值', '会员'],
  ['预约', '预定', '预订'],
  ['撤单', '撤销', '取消订单', '冷静期'],
  ['到期', '期满', '结束日'],
  ['收藏', '书签', '喜欢'],
  ['验证码', '短信码'],
  ['隐私', '个人信息', '隐私政策'],
  ['交易', '流水', '明细'],
  ['费用', '手续费', '费率'],
  ['日程', '日历', '提醒'],
]

/** How a text is compared, and where in the text each of its letters stands. */
interface Folded {
  readonly letters: string
  /** Per letter, where it begins in the text. */
  readonly from: readonly number[]
}

/** Full-width letters, digits and signs stand so far behind the plain ones. */
const FULL_WIDTH_OFFSET = 0xfee0

/** A letter as it is compared: of plain width, of small case; white space is none. */
function plainLetter(letter: string): string {
  const code = letter.charCodeAt(0)
  const isWide = code >= 0xff01 && code <= 0xff5e
  return (isWide ? String.fromCharCode(code - FULL_WIDTH_OFFSET) : letter).toLowerCase().replace(/\s/g, '')
}

function fold(text: string): Folded {
  let letters = ''
  const from: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    for (const letter of plainLetter(text.charAt(at))) {
      letters += letter
      from.push(at)
    }
  }
  return { letters, from }
}

const plain = (text: string): string => fold(text).letters

const ROWS = SAME_WORDS.map(row => row.map(plain))

/** The longest word of a row that stands in what is looked for. */
const wordOf = (row: readonly string[], wanted: string): string | undefined =>
  row.filter(word => wanted.includes(word)).sort((one, other) => other.length - one.length)[0]

/** So many ways are looked for at most: what is longer than this combines too many words to mean one thing. */
const MOST_WAYS = 60

/** The ways to say a word, its own first: `改手机` is also `更换电话`. */
function waysToSay(word: string): readonly string[] {
  return ROWS.reduce<readonly string[]>(
    (ways, row) => {
      const own = wordOf(row, word)
      if (own === undefined) return ways
      return ways.flatMap(way => [
        way,
        ...row.filter(other => other !== own).map(other => way.replace(own, other)),
      ])
    },
    [word],
  ).slice(0, MOST_WAYS)
}

/** What somebody looks for, ready to be compared with texts. */
export interface Search {
  /** The words without their spaces, as they were typed and in every other way. */
  readonly joined: readonly string[]
  /** Each word by itself, in every way: a text that holds all of them is found as well. */
  readonly words: readonly (readonly string[])[]
}

/** Makes a search of what was typed. */
export function searchFor(typed: string): Search {
  const words = typed.split(/\s+/).map(plain).filter(Boolean)
  return { joined: words.length === 0 ? [] : waysToSay(words.join('')), words: words.map(waysToSay) }
}

/** How well a text fits: 0 by the words that were typed, 1 by others that mean the same; `undefined` where it does not. */
export function fitOf(text: string, { joined, words }: Search): 0 | 1 | undefined {
  const { letters } = fold(text)
  const byOwn = (ways: readonly string[]) => ways[0] !== undefined && letters.includes(ways[0])
  const byAny = (ways: readonly string[]) => ways.some(way => letters.includes(way))
  if (words.length === 0) return undefined
  if (byOwn(joined) || words.every(byOwn)) return 0
  return byAny(joined) || words.every(byAny) ? 1 : undefined
}

/**
 * The rank of a thing among what was found, smaller is better: its title by the typed words, its title by others that mean the
 * same, then what else is said of it. `undefined`: not found.
 */
export function rankOf(typed: Search, title: string, rest = ''): number | undefined {
  const byTitle = fitOf(title, typed)
  if (byTitle !== undefined) return byTitle
  const byAll = fitOf(`${title}\n${rest}`, typed)
  return byAll === undefined ? undefined : byAll + 2
}

/** What fits, best first; what fits alike stays in its order. */
export function bestFirst<T>(
  things: readonly T[],
  typed: Search,
  textOf: (thing: T) => readonly [title: string, rest?: string],
): readonly T[] {
  return things
    .map(thing => ({ thing, rank: rankOf(typed, ...textOf(thing)) }))
    .filter((found): found is { thing: T; rank: number } => found.rank !== undefined)
    .sort((one, other) => one.rank - other.rank)
    .map(({ thing }) => thing)
}

/** A stretch of a text: from its first letter to behind its last. */
export type Stretch = readonly [start: number, end: number]

/** Where in a text the search is found, from left to right and never twice. */
export function stretchesOf(text: string, { joined, words }: Search): readonly Stretch[] {
  const { letters, from } = fold(text)
  const isHit = new Array<boolean>(text.length).fill(false)
  const marks = [...joined, ...words.flat()].filter(way => letters.includes(way))
  for (const way of marks) {
    for (let hit = letters.indexOf(way); hit >= 0; hit = letters.indexOf(way, hit + way.length)) {
      const end = (from[hit + way.length - 1] ?? 0) + 1
      isHit.fill(true, from[hit] ?? 0, end)
    }
  }
  const stretches: [number, number][] = []
  isHit.forEach((hit, at) => {
    const last = stretches[stretches.length - 1]
    if (hit && last?.[1] === at) last[1] = at + 1
    else if (hit) stretches.push([at, at + 1])
  })
  return stretches
}
