import { inOrder, query } from './query'

const positionOf = query('positionDetail', (p: { positionId: string }) => p)
const home = query('vipHome')

describe('query', () => {
  it('makes the request of an endpoint', () => {
    expect(positionOf({ positionId: 'P1' })).toEqual({ name: 'positionDetail', data: { positionId: 'P1' } })
    expect(home()).toEqual({ name: 'vipHome', data: {} })
  })

  it('refuses what the endpoint does not know, lacks, or must not be asked without a key', () => {
    // @ts-expect-error -- no such parameter
    query('positionDetail', (p: { positionId: string; other: string }) => p)
    // @ts-expect-error -- another type
    query('positionDetail', (p: { positionId: number }) => p)
    // @ts-expect-error -- it needs data
    query('positionDetail')
    // @ts-expect-error -- a write
    query('tradeCancel', (p: { tradeId: string }) => p)
    // @ts-expect-error -- no such endpoint
    query('positionDetails')
    expect.hasAssertions()
    expect(positionOf).toBeInstanceOf(Function)
  })
})

describe('inOrder', () => {
  it('makes equal requests equal texts', () => {
    const text = JSON.stringify(inOrder({ a: 1, b: undefined, a1: 'x', c: ['z', 'y'] }))
    expect(JSON.stringify(inOrder({ c: ['z', 'y'], a1: 'x', a: 1 }))).toBe(text)
    expect(text).toBe('{"a":1,"a1":"x","c":["z","y"]}')
  })
})
