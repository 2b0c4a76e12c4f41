import { sentClass, shorten } from './class-names'

const { NODE_ENV } = process.env
afterEach(() => Object.assign(process.env, { NODE_ENV }))

test.each([
  // What FNV-1a makes of no signs at all and of one (Fowler, Noll and Vo give 2166136261 and 3826002220).
  ['', 'DEUW'],
  ['a', 'OpTS'],
  ['page-shell', 'X3uV'],
  ['virtual-list__row', 'pwgM'],
])('%j becomes %s', (name, short) => {
  expect(shorten(name)).toBe(short)
})

test('a release sends short names, each list the same whenever it is sent', () => {
  Object.assign(process.env, { NODE_ENV: 'production' })
  const list = ' page-shell  virtual-list__row '
  expect([sentClass(list), sentClass(list)]).toEqual(['X3uV pwgM', 'X3uV pwgM'])
  expect(sentClass('')).toBe('')
})

test('in development names stay as they were written', () => {
  Object.assign(process.env, { NODE_ENV: 'development' })
  expect(sentClass('page-shell care')).toBe('page-shell care')
})
