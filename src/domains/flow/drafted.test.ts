/** @jest-environment jsdom */
import { SandboxTransport } from '@test/sandbox-transport'
import { draftDrop } from '@/contract/draft'
import { uuid } from '@/lib/uuid'
import { RootStore } from '@/stores/root/root-store'
import { text } from '@/stores/form/field'
import { Form } from '@/stores/form/form'
import { drafted } from './drafted'
import { ServerDraft } from './server-draft'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))

const back = new SandboxTransport()
const KEY = { kind: 'taxDeclare' } as const

beforeEach(() => back.become('U1'))
afterAll(() => back.close())

/** A device whose form has something saved besides its draft. */
function device(saved: string) {
  const root = new RootStore(back.send)
  const form = new Form({ name: text() })
  const deeds: string[] = []
  const draft = new ServerDraft(
    root,
    KEY,
    drafted(form, {
      learn: () => {
        deeds.push('learnt')
        return Promise.resolve()
      },
      refill: () => form.fill({ name: saved }),
    }),
  )
  return { form, draft, deeds }
}

/** Of two, the second has typed over what the first one saved as a draft. */
async function apart() {
  const [phone, tablet] = [device(''), device('已保存')]
  await Promise.all([phone.draft.load(), tablet.draft.load()])
  phone.form.fields.name.set('手机')
  await phone.draft.flush()
  phone.draft.end()
  tablet.form.fields.name.set('平板')
  await tablet.draft.flush()
  return tablet
}

test('what is saved is learnt with the question, before either choice', async () => {
  const { draft, deeds, form } = await apart()
  expect([draft.state.kind, deeds]).toEqual(['conflict', ['learnt']])
  await draft.keepMine()
  expect([draft.state.kind, form.content, deeds]).toEqual(['saved', { name: '平板' }, ['learnt']])
  draft.end()
})

test('a draft that the other device has saved and so dropped gives way to what is saved', async () => {
  const tablet = device('已保存')
  await tablet.draft.load()
  tablet.form.fields.name.set('平板')
  await tablet.draft.flush()
  await new RootStore(back.send).write(draftDrop, { ...KEY }, { requestNo: uuid() })
  tablet.form.fields.name.set('平板二')
  await tablet.draft.flush()
  expect(tablet.draft.state).toMatchObject({ kind: 'conflict', theirs: { revision: 0, content: '' } })
  await tablet.draft.takeTheirs()
  expect([tablet.form.content, tablet.deeds]).toEqual([{ name: '已保存' }, ['learnt', 'learnt']])
  tablet.draft.end()
})
