import { FT_APPLY_STATUS } from '@/contract/tables/trust'
import { FT_STEP_IDS, type FtStepId } from '@/contract/ft-submission'
import { mayOpen, type TrustFacts, trustFlow, wayOn } from './application-flow'
import { stepPosition } from '@/lib/flow'

/** An application of which these steps are done; `open` may be changed although it was handed in. */
function facts(
  done: readonly FtStepId[],
  { status = '00', isMarried = true, open = [] as readonly FtStepId[] } = {},
): TrustFacts {
  return {
    ftApplyStatus: status,
    steps: FT_STEP_IDS.map(id => ({
      id,
      isNeeded: id !== 'spouse' || isMarried ? '1' : '0',
      isDone: done.includes(id) ? '1' : '0',
      canEdit: status === FT_APPLY_STATUS.draft || open.includes(id) ? '1' : '0',
    })),
  }
}

const SIX: readonly FtStepId[] = ['principal', 'identity', 'spouse', 'confirm', 'setup', 'property']

test.each([
  ['nothing', facts([]), 'trust-application/principal'],
  ['the principal', facts(['principal']), 'trust-application/principal-papers'],
  ['the papers of who is married', facts(['principal', 'identity']), 'trust-application/spouse'],
  [
    'the papers of who is not',
    facts(['principal', 'identity'], { isMarried: false }),
    'trust-application/principal-summary',
  ],
  ['six steps', facts(SIX), 'trust-people/people'],
  ['all of them', facts(FT_STEP_IDS), 'trust-people/people'],
  ['what was handed in', facts(FT_STEP_IDS, { status: '10' }), 'trust-application/application'],
  [
    'what was returned',
    facts(FT_STEP_IDS, { status: '11', open: ['setup'] }),
    'trust-application/application',
  ],
])('with %s done the customer goes on at %s', (_what, known, route) => {
  expect(wayOn(known)).toBe(route)
})

test.each([
  ['a later step in its turn', facts(['principal']), 'setup', false],
  ['the next step', facts(['principal']), 'identity', true],
  ['an earlier step', facts(SIX), 'principal', true],
  ['the spouse of who is not married', facts(SIX, { isMarried: false }), 'spouse', false],
  ['what the reviewer spoke of', facts(FT_STEP_IDS, { status: '11', open: ['setup'] }), 'setup', true],
  ['what the reviewer did not', facts(FT_STEP_IDS, { status: '11', open: ['setup'] }), 'property', false],
  ['anything in review', facts(FT_STEP_IDS, { status: '10' }), 'setup', false],
] as const)('%s opens, or not', (_what, known, id, isOpen) => {
  expect(mayOpen(known, id)).toBe(isOpen)
})

test('who is not married has six steps', () => {
  expect(stepPosition(trustFlow, facts([], { isMarried: false }), 'confirm')).toEqual({
    number: 3,
    total: 6,
    title: '核对',
  })
})
