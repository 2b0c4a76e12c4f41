import { filesBelow, read } from './project'

const sources = filesBelow('src').filter(
  file => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file),
)
const where = (pattern: RegExp) => sources.filter(file => pattern.test(read(file)))
const FIELDS = 'src/stores/form/typed.ts'

test('what is typed is read by one function for each kind of it', () => {
  expect(sources.length).toBeGreaterThan(500)
  const readers = /\b(plainMoney|plainShares|plainPercent|plainCount)\b/
  expect(where(readers)).toEqual(['src/lib/typed-quantity.ts', FIELDS])
  expect(where(/clean: ?(compact|plain)/)).toEqual([])
})

test('a number that is a name is never the reader of a quantity', () => {
  // A dash that is taken away makes 1000-50 another amount.
  const stores = where(/\bcompactNumber\b/).filter(file => !file.startsWith('src/lib/'))
  expect(stores).toEqual([FIELDS])
})

/** The rules of quantities, each judged in a field that reads them. */
const QUANTITY_RULES =
  /\btext\(\{\s*rule: ?(?:\(?\w+\)? => )?(amountRule|trustAmountRule|investorAmountRule|investorYearsRule|claimAmountError|appendAmountError|planAmountError|purchaseError|redeemError|shareRule|endShareError|termRule|donatePointsProblem)/

test('no plain text is judged as a quantity', () => {
  expect(where(QUANTITY_RULES)).toEqual([])
})

test('room for a quantity is never counted by its digits', () => {
  // Separators and blanks count as well: what is cut unseen can leave another number.
  expect(where(/kind="amount"(?:(?!\/>)[\s\S])*maxLength=\{\d/)).toEqual([])
  expect(where(/kind="(?:number|code|mobile|idNo)"(?:(?!\/>)[\s\S])*maxLength=\{\d/)).toEqual([])
})
