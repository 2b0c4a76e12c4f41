import { type Flow, mayEnter, neededSteps, openStep, stepAfter, stepBefore, stepPosition } from './flow'

interface Facts {
  readonly kind: 'home' | 'abroad'
  readonly done: readonly string[]
}

const step = (id: string, isNeeded?: (facts: Facts) => boolean) => ({
  id,
  route: `tax/${id}`,
  title: id,
  isNeeded,
  isDone: ({ done }: Facts) => done.includes(id),
})
const FLOW: Flow<Facts> = [
  step('kind'),
  step('countries', ({ kind }) => kind === 'abroad'),
  step('sign'),
  step('paper', ({ kind }) => kind === 'abroad'),
]
const facts = (kind: Facts['kind'], ...done: string[]): Facts => ({ kind, done })

describe('a flow', () => {
  test.each<[Facts, string | undefined]>([
    [facts('home'), 'kind'],
    [facts('home', 'kind'), 'sign'],
    [facts('abroad', 'kind'), 'countries'],
    [facts('abroad', 'kind', 'sign'), 'countries'],
    [facts('abroad', 'kind', 'countries', 'sign'), 'paper'],
    [facts('home', 'kind', 'sign'), undefined],
    // What was done and is no longer needed keeps nobody.
    [facts('home', 'kind', 'countries', 'sign'), undefined],
  ])('goes on after %j at %s', (known, id) => {
    expect(openStep(FLOW, known)?.id).toBe(id)
  })

  test.each<[Facts, string, boolean]>([
    [facts('home'), 'kind', true],
    [facts('home'), 'sign', false],
    [facts('home', 'kind'), 'sign', true],
    [facts('home', 'kind', 'sign'), 'kind', true],
    [facts('abroad', 'kind', 'sign'), 'sign', false],
    [facts('abroad', 'kind', 'countries'), 'sign', true],
    [facts('home', 'kind'), 'countries', false],
    [facts('home', 'kind'), 'unknown', false],
  ])('with %j lets %s be entered: %s', (known, id, may) => {
    expect(mayEnter(FLOW, known, id)).toBe(may)
  })

  it('knows the neighbours that these facts ask for', () => {
    expect(stepAfter(FLOW, facts('home'), 'kind')?.id).toBe('sign')
    expect(stepAfter(FLOW, facts('abroad'), 'kind')?.id).toBe('countries')
    expect(stepAfter(FLOW, facts('home'), 'sign')).toBeUndefined()
    expect(stepBefore(FLOW, facts('abroad'), 'sign')?.id).toBe('countries')
    expect(stepBefore(FLOW, facts('home'), 'sign')?.id).toBe('kind')
    expect(stepBefore(FLOW, facts('home'), 'kind')).toBeUndefined()
  })

  it('counts the steps that are needed', () => {
    expect(stepPosition(FLOW, facts('abroad'), 'sign')).toEqual({ number: 3, total: 4, title: 'sign' })
    expect(stepPosition(FLOW, facts('home'), 'sign')).toEqual({ number: 2, total: 2, title: 'sign' })
    expect(stepPosition(FLOW, facts('home'), 'countries')).toBeUndefined()
  })

  // Every set of facts of a small flow: 2 kinds times which of the 4 steps are done.
  const everything = (['home', 'abroad'] as const).flatMap(kind =>
    Array.from({ length: 16 }, (_, mask) =>
      facts(kind, ...FLOW.map(({ id }) => id).filter((_id, bit) => mask & (1 << bit))),
    ),
  )

  it('can always be entered where it goes on, and nowhere behind that', () => {
    for (const known of everything) {
      const steps = neededSteps(FLOW, known)
      const open = openStep(FLOW, known)
      const last = open ? steps.indexOf(open) : steps.length - 1
      expect(steps.map(({ id }) => mayEnter(FLOW, known, id))).toEqual(
        steps.map((_s, index) => index <= last),
      )
    }
  })
})
