/** @jest-environment jsdom */
import { http } from '@test/transport'
import { SandboxTransport } from '@test/sandbox-transport'
import { INNER } from '@/contract/codes'
import { draftQuery } from '@/contract/draft'
import { AppError } from '@/lib/app-error'
import type { HttpAnswer } from '@/platform/net/http.types'
import { RootStore } from '@/stores/root/root-store'
import { createRandom } from '../../../sandbox/seed/random'
import { text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { draftOf } from './queries'
import { RETRY_AFTER_MS, SAVE_AFTER_MS, ServerDraft } from './server-draft'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))

const back = new SandboxTransport()
const lost = () => {
  throw new AppError({ kind: 'network', message: '网络连接失败，请检查网络后重试' })
}
/** The server gets it, the device hears nothing of it. */
const answerLost = (send: () => unknown) => {
  send()
  return lost()
}

function device() {
  const form = new Form({ name: text(), city: text() })
  const root = new RootStore(back.send)
  return { root, form, draft: new ServerDraft(root, { kind: 'taxDeclare' }, form) }
}
/** The revision that an answer reports; 0 for a refusal. */
function revisionOf({ body }: HttpAnswer): number {
  const { result } = body as { result?: { statusCode: string; data: { revision: number } } }
  return result?.statusCode === INNER.success ? result.data.revision : 0
}
const contentOf = (index = -1) => back.sent('draftSave').at(index)?.content
const later = (ms: number) => jest.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  jest.useFakeTimers()
  back.become('U1')
})
afterEach(() => jest.useRealTimers())
afterAll(() => back.close())

describe('a draft on the server', () => {
  it('is saved a moment after the last change, and says when', async () => {
    const { form, draft } = device()
    await draft.load()
    expect(draft.state.kind).toBe('none')
    form.fields.name.set('林')
    await later(SAVE_AFTER_MS - 1)
    form.fields.name.set('林致远')
    await later(SAVE_AFTER_MS - 1)
    expect([back.sent('draftSave').length, draft.isUnsaved]).toEqual([0, true])
    await later(1)
    expect(contentOf()).toBe('{"name":"林致远","city":""}')
    expect(draft.state).toMatchObject({
      kind: 'saved',
      at: expect.stringMatching(/^2026-11-20 10:/) as string,
    })
    expect(draft.isUnsaved).toBe(false)
    draft.dispose()
  })

  it('is there on another evening, as it was left', async () => {
    const first = device()
    await first.draft.load()
    first.form.fields.name.set('林致远')
    first.draft.dispose()
    await later(0)
    const second = device()
    await second.draft.load()
    expect([second.form.content, second.form.isDirty]).toEqual([{ name: '林致远', city: '' }, false])
    expect(second.draft.found?.revision).toBe(1)
    second.draft.dispose()
  })

  it('is not made of what was only proposed', async () => {
    const { form, draft } = device()
    await draft.load()
    form.fill({ name: 'LIN' })
    draft.settle()
    await later(10 * SAVE_AFTER_MS)
    expect([back.sent('draftSave'), draft.isUnsaved]).toEqual([[], false])
    form.fields.city.set('北京')
    await later(SAVE_AFTER_MS)
    expect(contentOf()).toBe('{"name":"LIN","city":"北京"}')
    draft.dispose()
  })

  it('does not take away what was typed before it came', async () => {
    const first = device()
    first.form.fields.city.set('北京')
    await first.draft.flush()
    first.draft.dispose()
    const second = device()
    const loading = second.draft.load()
    second.form.fields.name.set('林')
    await loading
    expect(second.form.content).toEqual({ name: '林', city: '' })
    await later(SAVE_AFTER_MS)
    expect(contentOf()).toBe('{"name":"林","city":""}')
    second.draft.dispose()
  })

  it('goes on once the line is back, and says meanwhile that it is not saved', async () => {
    const { form, draft } = device()
    back.instead('draftSave', lost)
    form.fields.name.set('林致远')
    expect(await draft.flush()).toBe(false)
    expect([draft.state.kind, draft.isUnsaved]).toEqual(['waiting', true])
    back.instead('draftSave', send => send())
    window.dispatchEvent(new Event('online'))
    await later(0)
    expect([draft.state.kind, draft.isUnsaved]).toEqual(['saved', false])
    draft.dispose()
  })

  it('tries again by itself after a while', async () => {
    const { form, draft } = device()
    back.instead('draftSave', () => http(502))
    form.fields.name.set('林致远')
    await draft.flush()
    back.instead('draftSave', send => send())
    await later(RETRY_AFTER_MS)
    expect(draft.state.kind).toBe('saved')
    draft.dispose()
  })

  it('knows its own save again when only the answer was lost, whatever was typed since', async () => {
    const { form, draft } = device()
    back.instead('draftSave', answerLost)
    form.fields.name.set('林')
    await draft.flush()
    back.instead('draftSave', send => send())
    form.fields.name.set('林致远')
    await later(2 * SAVE_AFTER_MS)
    expect([draft.state.kind, draft.isUnsaved, contentOf()]).toEqual([
      'saved',
      false,
      '{"name":"林致远","city":""}',
    ])
    draft.dispose()
  })

  it('of a customer who is gone is not saved by the next one', async () => {
    const { root, form, draft } = device()
    await draft.load()
    form.fields.city.set('北京')
    await draft.flush()
    form.fields.name.set('林致远')
    await root.logout()
    await later(SAVE_AFTER_MS)
    back.become('U2')
    expect(await draft.flush()).toBe(false)
    draft.dispose()
    await later(10 * SAVE_AFTER_MS)
    expect(back.sent('draftSave')).toEqual([])
  })

  it('saves nothing once the application is handed in', async () => {
    const { form, draft } = device()
    form.fields.name.set('林致远')
    draft.end()
    form.fields.name.set('x')
    await later(10 * SAVE_AFTER_MS)
    expect(back.sent('draftSave')).toEqual([])
  })

  it('is over with the application, whatever is still on its way, and begins anew when its page is entered again', async () => {
    const { form, draft } = device()
    form.fields.name.set('林致远')
    await draft.flush()
    back.instead('draftSave', lost)
    form.fields.city.set('北京')
    jest.advanceTimersByTime(SAVE_AFTER_MS)
    expect(draft.state.kind).toBe('saving')
    draft.end()
    await later(2 * RETRY_AFTER_MS)
    expect([draft.state.kind, draft.isUnsaved, back.sent('draftSave').length]).toEqual(['none', false, 2])
    back.instead('draftSave', send => send())
    draft.renew()
    form.fields.city.set('上海')
    await later(SAVE_AFTER_MS)
    expect(back.sent('draftSave').at(-1)).toMatchObject({ revision: 0 })
    draft.end()
  })
})

describe('of two devices', () => {
  async function apart() {
    const phone = device()
    const tablet = device()
    await Promise.all([phone.draft.load(), tablet.draft.load()])
    phone.form.fields.name.set('手机')
    await phone.draft.flush()
    tablet.form.fields.name.set('平板')
    await tablet.draft.flush()
    return { phone, tablet }
  }

  it('the later one sees what the other has saved, and overwrites nothing unasked', async () => {
    const { tablet } = await apart()
    expect(tablet.draft.state).toMatchObject({
      kind: 'conflict',
      theirs: { revision: 1, content: '{"name":"手机","city":""}' },
    })
    tablet.form.fields.city.set('北京')
    await later(10 * SAVE_AFTER_MS)
    expect(back.sent('draftSave')).toHaveLength(2)
    expect(await tablet.draft.flush()).toBe(false)
    tablet.draft.dispose()
  })

  it('may keep its own, which is saved over the other', async () => {
    const { tablet } = await apart()
    await tablet.draft.keepMine()
    expect([tablet.draft.state.kind, contentOf(), back.sent('draftSave').at(-1)?.revision]).toEqual([
      'saved',
      '{"name":"平板","city":""}',
      1,
    ])
    tablet.draft.dispose()
  })

  it('may take the other’s, and goes on from there', async () => {
    const { tablet } = await apart()
    await tablet.draft.takeTheirs()
    expect([tablet.form.content, tablet.draft.state.kind]).toEqual([{ name: '手机', city: '' }, 'saved'])
    tablet.form.fields.city.set('北京')
    await later(SAVE_AFTER_MS)
    expect(contentOf()).toBe('{"name":"手机","city":"北京"}')
    expect(tablet.draft.state.kind).toBe('saved')
    tablet.draft.dispose()
  })
})

/**
 * Two devices type, save, lose requests and answers, and choose, in any order. Whatever is overwritten on the server was
 * either written by the same device or shown to its customer, who chose to give it up: nothing goes unseen.
 */
test.each(Array.from({ length: 40 }, (_, run) => run + 1))(
  'nothing is overwritten unseen (run %i)',
  async run => {
    const random = createRandom(`drafts-${run}`)
    const devices = [device(), device()] as const
    const { root } = devices[0]
    await Promise.all(devices.map(({ draft }) => draft.load()))
    /** What each device has sent or been shown. */
    const seen = [new Set(['']), new Set([''])] as const
    const unseen: string[] = []
    let stored = ''
    let revision = 0
    const serve = (send: () => HttpAnswer): HttpAnswer => {
      const answer = send()
      const sent = String(contentOf())
      const which = sent.includes('"name":"0-') ? 0 : 1
      // A repeated save gets its first answer, and writes nothing.
      const written = revisionOf(answer)
      if (written > revision) {
        if (!seen[which].has(stored)) unseen.push(stored)
        stored = sent
        revision = written
      }
      seen[which].add(sent)
      return answer
    }
    const stands = [serve, serve, serve, lost, (send: () => HttpAnswer) => (serve(send), lost())] as const
    for (let turn = 0; turn < 40; turn += 1) {
      const which = random.int(0, 1) as 0 | 1
      const { form, draft } = devices[which]
      back.instead('draftSave', random.pick(stands))
      const deed = random.int(1, 10)
      if (draft.state.kind === 'conflict' && deed > 6) {
        seen[which].add(draft.state.theirs.content)
        if (deed > 8) await draft.keepMine()
        else await draft.takeTheirs()
        seen[which].add(JSON.stringify(form.content))
      } else if (deed <= 5) form.fields.name.set(`${which}-${turn}`)
      else if (deed <= 8) await later(SAVE_AFTER_MS)
      else await draft.flush()
    }
    expect(unseen).toEqual([])
    // In the end, with a line: whoever changes something either has it saved or is shown what the other has.
    back.instead('draftSave', send => send())
    for (const { form, draft } of devices) {
      form.fields.city.set('北京')
      await draft.flush()
      if (draft.state.kind === 'conflict') await draft.takeTheirs()
      const server = await root.read(draftQuery, draftOf({ kind: 'taxDeclare' }))
      expect([JSON.stringify(form.content), draft.isUnsaved]).toEqual([server.content, false])
      draft.end()
    }
  },
)
