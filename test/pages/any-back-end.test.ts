import type { Transport } from '@/api/api-client'
import type { Endpoint } from '@/contract/endpoint'
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
  habit: Habit | undefined
  private readonly sandbox = new SandboxTransport()

  readonly send: Transport = async (address, body, options) => {
    const answer = await this.sandbox.send(address, body, options)
    const envelope = answer.body as { result?: { statusCode: string; data?: unknown } }
    const { result } = envelope
    if (!this.habit || result?.statusCode !== '00000000') return answer
    const endpoint = Object.values(endpoints).find(({ name }) => address.endsWith(`/${name}`)) as Endpoint
    const data = written(this.habit, endpoint.shape, result.data)
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
jest.spyOn(console, 'error').mockImplementation(() => undefined)
jest.spyOn(console, 'warn').mockImplementation(() => undefined)

const server = new OtherBackEnd()
const stack = new PageStack(allPages(), server)
afterAll(() => stack.close())

async function linesOf({ name, params, customer }: NamedPlace, habit: Habit | undefined): Promise<string[]> {
  server.habit = habit
  await stack.open(name, params, customer)
  return wordsOf(stack.page).split('\n')
}

const only = process.env.PLACE
const places = everyPage().filter(place => !only || addressOf(place).includes(only))
const plain = new Map<string, string[]>()

beforeAll(async () => {
  for (const place of places) plain.set(addressOf(place), await linesOf(place, undefined))
}, 120_000)

void isLongRun
const habits = HABITS.filter(({ name }) => !process.env.HABIT || name.includes(process.env.HABIT))
test.each(habits.map(habit => [habit.name, habit] as const))(
  'with %s every page says what it says of the same facts',
  async (_name, habit) => {
    const wrong: string[] = []
    for (const place of places) {
      const address = addressOf(place)
      const text = await linesOf(place, habit)
      const before = plain.get(address) ?? []
      const more = text.filter(line => !before.includes(line))
      const less = before.filter(line => !text.includes(line))
      if (more.length + less.length > 0) wrong.push(`${address}\n  - ${less.join(' | ')}\n  + ${more.join(' | ')}`)
    }
    if (wrong.length) require('fs').writeFileSync(`/tmp/habit-${habit.name.replace(/\W+/g, '_')}.txt`, wrong.join('\n\n'))
    expect(wrong.length).toBe(0)
  },
  300_000,
)
