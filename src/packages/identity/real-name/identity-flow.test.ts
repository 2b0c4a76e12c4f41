import { mayEnter, openStep, stepPosition } from '@/lib/flow'
import { identityFlow, type IdentityFacts } from './identity-flow'

const NOTHING: IdentityFacts = { areBothRead: false, isConfirmed: false, isOver: false }
const READ = { ...NOTHING, areBothRead: true }
const CONFIRMED = { ...READ, isConfirmed: true }

test.each<[string, IdentityFacts, string, string[]]>([
  ['nothing', NOTHING, 'scan', ['scan']],
  ['both sides read', READ, 'info', ['scan', 'info']],
  ['confirmed', CONFIRMED, 'face', ['scan', 'info', 'face']],
  // Another photo was taken on another device: what was confirmed is not any more.
  ['confirmed, then a side is missing', { ...CONFIRMED, areBothRead: false }, 'scan', ['scan']],
  ['over', { ...NOTHING, isOver: true }, 'result', ['scan', 'info', 'face', 'result']],
])('%s: open is %s', (_what, facts, open, entered) => {
  expect(openStep(identityFlow, facts)?.id).toBe(open)
  const ids = identityFlow.map(({ id }) => id)
  expect(ids.filter(id => mayEnter(identityFlow, facts, id))).toEqual(entered)
})

test('the header counts four steps', () => {
  expect(stepPosition(identityFlow, READ, 'info')).toEqual({ number: 2, total: 4, title: '核对识别结果' })
})
