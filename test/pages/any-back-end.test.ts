import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Transport } from '@/api/api-client'
import type { Endpoint } from '@/contract/endpoint'
import { INNER } from '@/contract/codes'
import { endpoints } from '@/contract/registry'
import type { CustomerKey } from '@test/control'
import { isLongRun } from '@test/is-long-run'
import { allPages, type PageServer, PageStack } from '@test/page-stack'
import { SandboxTransport } from '@test/sandbox-transport'
import { type Habit, HABITS, written } from '@test/wire-habits'
import { wordsOf } from '../journeys/driver/dom'
import { addressOf, everyPage, type NamedPlace } from '../places'

/** The sandbox, writing its answers as another back end would. */
class OtherBackEnd implements PageServer {
  habits: readonly Habit[] = []
  private readonly sandbox = new SandboxTransport()

  readonly send: Transport = async (address, body, options) => {
    const answer = await this.sandbox.send(address, body, options)
    const envelope = answer.body as { result?: { statusCode: string; data?: unknown } }
    const { result } = envelope
    if (result?.statusCode !== INNER.success) return answer
    const endpoint = Object.values(endpoints).find(({ name }) => address.endsWith(`/${name}`)) as Endpoint
    const data = this.habits.reduce<unknown>(
      (facts, habit) => written(habit, endpoint.shape, facts),
      result.data,
    )
    return { ...answer, body: { ...envelope, result: { ...result, data } } }
  }

  get calls() {
    return this.sandbox.calls
  }

  get inFlight(): number {
    return this.sandbox.inFlight
  }

  get lastCode(): string {
    return this.sandbox.lastCode
  }

  become(customer: CustomerKey | undefined): void {
    this.sandbox.become(customer)
  }

  close(): void {
    this.sandbox.close()
  }
}

// What stands on a page counts seconds: time stands still.
jest.useFakeTimers({
  now: Date.now(),
  doNotFake: [
    ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'requestAnimationFrame'] as const),
    ...(['cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback', 'setImmediate'] as const),
    ...(['clearImmediate', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
  ],
})
// Complaints of a document without pictures are no matter of this test; nor are the reports of what could not be read.
// Not by a spy, which would keep all that was said.
Object.assign(console, { error: () => undefined, warn: () => undefined })

const server = new OtherBackEnd()
const stack = new PageStack(allPages(), server)
afterAll(() => stack.close())

async function linesOf(
  { name, params, customer }: NamedPlace,
  habits: readonly Habit[] = [],
): Promise<string[]> {
  server.habits = habits
  await stack.open(name, params, customer)
  return wordsOf(stack.page).split('\n')
}

const DEAD = /系统繁忙|undefined|NaN|\[object|Invalid Date/
/** What may stand where something is not known: that it is not, and what is careful then. */
const UNSURE = [
  /--|其他|暂时无法|^数据异常，请稍后再试$|^(您的资产与数据不受影响。|客服热线 .*|错误编号 E10|重试)$/,
  // A code as the server wrote it.
  /\b99\b/,
  // Whose account, of a payment that goes nobody knows where; the amount of an order that may be the first or not.
  /^(银行账户|认购金额（元）|接听时间|支付方式请咨询信托经理)$/,
  // The reason that the server gives for what it does not allow.
  /不能撤回$/,
  // Who may not be allowed to see a product confirms first; what may be required is; what may be unread is read once more.
  /^(确认后可以浏览|私募产品仅向合格投资者展示。.*|阅读声明并确认|已读 0 \/ \d|已读至第 .*|继续阅读|还有 \d 份文件未读完|\d\. .*)$/,
  /^(现在不能修改|返回)$/,
]

/** Says that something is missing: here, or at the end of a list that goes on. */
const SAID = /有 \d+ 条暂时无法显示|数据异常|上滑加载更多/

/** Pages that stand in another form, and why that says nothing false. */
const OTHERWISE: readonly (readonly [part: RegExp, why: string])[] = [
  [
    /familyDetailProjects\/(basic|family|spouse|check|projectSetup)/,
    'a step that the application does not name is shown by the application’s own page',
  ],
  [
    /beneficiaryinfo\/add|assetCertificationCheck|realNameAuth/,
    'a choice that nobody knows is asked for anew',
  ],
  [/benedistributionplan/, 'the preview is the sandbox’s, of plans whose codes it does not know itself'],
  [/[pP]df/, 'a file of no known format is not opened'],
  [/assetsReport\/result/, 'a draw is offered that may have been made; the server draws once in any case'],
  [/assetsReport\/report/, 'of the products to read about one less is named'],
]

/** Whether a line that the plain page does not have says only what can be said with less known. */
const isLess = (line: string, before: readonly string[]) =>
  UNSURE.some(known => known.test(line)) ||
  line.split(' · ').every(part => before.some(known => known.includes(part)))

function findingsOf(
  habits: readonly Habit[],
  address: string,
  before: readonly string[],
  after: readonly string[],
): string[] {
  const more = after.filter(line => !before.includes(line))
  const less = before.filter(line => !after.includes(line)).map(line => `missing: ${line}`)
  const isOtherwise = OTHERWISE.some(([part]) => part.test(address))
  const dead = after.filter(line => DEAD.test(line))
  if (habits.some(({ losesRows }) => losesRows)) {
    const isSaid = less.length === 0 || isOtherwise || after.some(line => SAID.test(line))
    return [...dead, ...(isSaid ? [] : less), ...more.filter(line => /^(没有|暂无|还没有|无)/.test(line))]
  }
  if (!habits.some(({ losesValues }) => losesValues)) return [...dead, ...more, ...less]
  return [...dead, ...(isOtherwise ? [] : more.filter(line => !isLess(line, before)))]
}

const named = (...names: string[]) => names.map(name => HABITS.find(habit => habit.name === name) as Habit)

/** Back ends with several habits at once, which touch different values. */
const BACK_ENDS: readonly (readonly [string, readonly Habit[]])[] = [
  [
    'the answers of Java',
    named(
      ...['flags as booleans', 'decimals as numbers', 'texts of digits as numbers', 'null for an empty text'],
      ...['null for an empty list', 'dates with a T', 'more fields'],
    ),
  ],
  [
    'the answers of an old mainframe',
    named(
      ...['flags as Y and N', 'decimals with thousands', 'codes without zeros', 'numbers as texts'],
      ...['nothing for an empty text', 'nothing for an empty list', 'dates of digits'],
    ),
  ],
]
const LOSING = HABITS.filter(({ losesRows, losesValues }) => losesRows || losesValues)
const alone = (habits: readonly Habit[]) => habits.map(habit => [habit.name, [habit]] as const)

test('the habits are told', () => {
  const told = readFileSync(path.resolve(__dirname, '../../docs/reliability.md'), 'utf8')
  expect(HABITS.filter(({ name }) => !told.includes(`\n| ${name} `))).toEqual([])
})

const places = everyPage()
const plain = new Map<string, string[]>()

beforeAll(async () => {
  for (const place of places) plain.set(addressOf(place), await linesOf(place))
}, 300_000)

test.each([...BACK_ENDS, ...alone(isLongRun ? HABITS : LOSING)])(
  'with %s every page says what it says of the same facts',
  async (_name, habits) => {
    const findings: [string, string[]][] = []
    for (const place of places) {
      const address = addressOf(place)
      const found = findingsOf(habits, address, plain.get(address) ?? [], await linesOf(place, habits))
      if (found.length > 0) findings.push([address, found])
    }
    expect(findings).toEqual([])
  },
  300_000,
)
