/** @jest-environment jsdom */
import { fakeTransport, flush } from '@test/transport'
import { INNER } from '@/contract/codes'
import { AppError } from '@/lib/app-error'
import type { Difference } from '@/stores/form/part'
import { RootStore } from '@/stores/root/root-store'
import { RevisedWrite } from './revised-write'
import type { DraftState } from './server-draft'

const CONFLICT = new AppError({ kind: 'business', code: INNER.stateConflict, message: '已在其他设备上保存' })
const LOST = new AppError({ kind: 'network', message: '网络连接失败，请检查网络后重试' })

const SAVED: DraftState = { kind: 'saved', at: '' }
const APART: DraftState = {
  kind: 'conflict',
  theirs: { revision: 0, content: '', savedAt: '', device: '' },
}

interface Page {
  /** How often the thing has changed on the server. */
  readonly theirs?: number
  readonly failures?: AppError[]
  readonly isFlushed?: boolean
  /** Of the drafts: apart until a choice is made. */
  readonly state?: DraftState
  readonly differences?: readonly Difference[]
}

/** A thing on the server, and a page that has seen it as it was at first. */
function page({ theirs = 0, failures = [], isFlushed = true, state = SAVED, differences = [] }: Page = {}) {
  const root = new RootStore(fakeTransport({}).transport)
  const sent: { value: string; revision: number; requestNo: string }[] = []
  const events: string[] = []
  let seen = 0
  let isApart = state.kind === 'conflict'
  const write = new RevisedWrite<{ value: string }, string>(root, {
    draft: {
      flush: () => Promise.resolve(isFlushed && !isApart),
      // As `ServerDraft` does: what is saved has been learnt with the question.
      keepMine: () => {
        events.push('mine')
        isApart = false
        seen = theirs
        return Promise.resolve()
      },
      takeTheirs: () => {
        events.push('theirs')
        isApart = false
        return Promise.resolve()
      },
      load: () => (
        events.push('draft'),
        Promise.resolve({ revision: 0, content: '', savedAt: '', device: '' })
      ),
      state,
      differences,
    },
    name: '这一步',
    touches: () => undefined,
    send: ({ value, revision }, requestNo) => {
      sent.push({ value, revision, requestNo })
      const failure = failures.shift()
      if (failure) return Promise.reject(failure)
      return revision === theirs ? Promise.resolve('saved') : Promise.reject(CONFLICT)
    },
    revision: () => seen,
    reload: () => Promise.resolve((seen = theirs)),
    refill: () => events.push('refill'),
    differences: () => differences,
  })
  return { root, write, sent, events }
}

/** Waits for the question, and answers it. */
async function answer({ ui }: RootStore, keepsOwn: boolean): Promise<void> {
  await flush()
  expect(ui.confirmRequest).toMatchObject({ title: '保留哪一份？', isMandatory: true })
  ui.settleConfirm(keepsOwn)
}

test('what nobody else has changed is saved', async () => {
  const { write, sent } = page()
  expect(await write.submit({ value: 'mine' })).toBe('saved')
  expect(sent).toMatchObject([{ value: 'mine', revision: 0 }])
})

test('of two the customer keeps this one, which is sent anew as seen', async () => {
  const { root, write, sent, events } = page({ theirs: 3 })
  const saving = write.submit({ value: 'mine' })
  await answer(root, true)
  expect(await saving).toBe('saved')
  expect(sent.map(({ revision }) => revision)).toEqual([0, 3])
  expect(events).toEqual([])
})

test('of two the customer takes the other, and nothing is wrong any more', async () => {
  const { root, write, sent, events } = page({ theirs: 3 })
  const saving = write.submit({ value: 'mine' })
  await answer(root, false)
  expect(await saving).toBeUndefined()
  expect([sent.length, events, write.error, write.problem]).toEqual([1, ['refill'], undefined, undefined])
})

test('drafts that went apart are asked about by the save, once for both', async () => {
  const { root, write, sent, events } = page({ theirs: 3, state: APART })
  const saving = write.submit({ value: 'mine' })
  await answer(root, true)
  expect(await saving).toBe('saved')
  expect([sent.map(({ revision }) => revision), events]).toEqual([[3], ['mine']])
  expect(root.ui.confirmRequest).toBeUndefined()
})

test('of drafts that went apart the other one is taken, and nothing is sent', async () => {
  const { root, write, sent, events } = page({ theirs: 3, state: APART })
  const saving = write.submit({ value: 'mine' })
  await answer(root, false)
  expect(await saving).toBeUndefined()
  expect([sent, events, write.problem]).toEqual([[], ['theirs'], undefined])
})

test('a refusal that is about no other device is said, and nothing is asked', async () => {
  const { root, write } = page({ failures: [CONFLICT] })
  expect(await write.submit({ value: 'mine' })).toBeUndefined()
  expect(root.ui.confirmRequest).toBeUndefined()
  expect(write.problem).toBe('已在其他设备上保存')
})

test('a lost answer is asked for by the same key, and the draft looked at anew', async () => {
  const { write, sent, events } = page({ failures: [LOST] })
  expect(await write.submit({ value: 'mine' })).toBeUndefined()
  expect(events).toEqual(['draft'])
  expect(await write.submit({ value: 'mine' })).toBe('saved')
  expect(new Set(sent.map(({ requestNo }) => requestNo)).size).toBe(1)
})

test('what is not in its draft yet is not sent', async () => {
  const { write, sent } = page({ isFlushed: false })
  expect(await write.submit({ value: 'mine' })).toBeUndefined()
  expect([sent.length, write.problem]).toEqual([0, '内容还没有保存，请检查网络后再试。'])
})

test.each([
  ['the drafts', { state: APART }, '这一步在其他设备上改过。'],
  ['what is saved', { theirs: 3 }, '这一步已在其他设备上保存过。'],
])(
  'the question about %s tells both versions of what was typed, and what else differs',
  async (_, of, told) => {
    const differences = [
      { label: '特别意愿', mine: '勤俭持家', theirs: '诗书传家' },
      { label: '信托类别' },
      { label: '信托类别' },
      { label: '' },
    ]
    const { root, write } = page({ ...of, differences })
    const saving = write.submit({ value: 'mine' })
    await flush()
    expect(root.ui.confirmRequest?.message).toBe(
      `${told}不同之处：特别意愿（本机“勤俭持家”，另一份“诗书传家”）、信托类别。请选择保留本机正在填写的内容，或改用另一份内容；未选的一份不再保留。`,
    )
    root.ui.settleConfirm(false)
    await saving
  },
)
