import { inOrder, query } from './query'

const positionOf = query('positionDetail')
const home = query('vipHome')
const heldTrusts = query('trustPositionList', (pageSize: number) => ({
  holderRole: '1',
  pageNum: 1,
  pageSize,
}))

describe('query', () => {
  it('makes the request of an endpoint', () => {
    expect(positionOf({ positionId: 'P1' })).toEqual({ name: 'positionDetail', data: { positionId: 'P1' } })
    expect(home()).toEqual({ name: 'vipHome', data: {} })
    expect(heldTrusts(50)).toEqual({
      name: 'trustPositionList',
      data: { holderRole: '1', pageNum: 1, pageSize: 50 },
    })
  })

  it('refuses what the endpoint does not know or lacks, and whatever changes something', () => {
    const refused = [
      // @ts-expect-error -- no such parameter
      () => positionOf({ positionId: 'P1', other: '1' }),
      // @ts-expect-error -- another type
      () => positionOf({ positionId: 1 }),
      // @ts-expect-error -- it needs data
      () => positionOf(),
      // @ts-expect-error -- it takes none
      () => home({ other: '1' }),
      // @ts-expect-error -- no such parameter
      () => query('positionDetail', () => ({ positionId: 'P1', other: '1' })),
      // @ts-expect-error -- a write
      () => query('tradeCancel'),
      // @ts-expect-error -- a message is sent each time
      () => query('smsCodeSend'),
      // @ts-expect-error -- no such endpoint
      () => query('positionDetails'),
    ]
    // The compiler refuses them; here they only have to be looked at.
    expect(refused).toHaveLength(8)
  })
})

describe('inOrder', () => {
  it('makes equal requests equal texts', () => {
    const text = JSON.stringify(inOrder({ a: 1, b: undefined, a1: 'x', c: ['z', 'y'] }))
    expect(JSON.stringify(inOrder({ c: ['z', 'y'], a1: 'x', a: 1 }))).toBe(text)
    expect(text).toBe('{"a":1,"a1":"x","c":["z","y"]}')
  })
})
