import { inOrder, type Seed } from './order'

const seed = (name: string, ...after: string[]): Seed => ({ name, after, fill: () => undefined })
const namesOf = (...seeds: Seed[]) => inOrder(seeds).map(({ name }) => name)

describe('the order of seeds', () => {
  it('puts each after what it needs, once, and keeps the rest as listed', () => {
    expect(namesOf(seed('d', 'b', 'c'), seed('a'), seed('b', 'a'), seed('c', 'a'))).toEqual([
      'a',
      'b',
      'c',
      'd',
    ])
    expect(namesOf(seed('x'), seed('y'))).toEqual(['x', 'y'])
  })

  it('refuses a name that is not there', () => {
    expect(() => namesOf(seed('a', 'gone'))).toThrow('Seed a comes after gone')
  })

  it('refuses seeds that wait for each other', () => {
    expect(() => namesOf(seed('a', 'b'), seed('b', 'c'), seed('c', 'a'))).toThrow('a > b > c > a')
    expect(() => namesOf(seed('a', 'a'))).toThrow('a > a')
  })
})
