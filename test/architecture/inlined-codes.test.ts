/** @jest-environment node */
import path from 'node:path'
import { transformSync } from '@babel/core'
import { ROOT } from './project'

const PLUGIN = path.join(ROOT, 'config/codes/plugin.js')

/** A file of the product as the production build leaves it, without its line breaks. */
const built = (code: string, filename = 'src/domains/trades/example.ts') =>
  transformSync(code, {
    plugins: [PLUGIN, ['@babel/plugin-transform-typescript']],
    filename: path.join(ROOT, filename),
    babelrc: false,
    configFile: false,
    comments: false,
    compact: true,
  })?.code

const IMPORT = "import { TRADE_STATUS } from '@/contract/tables/trade'\n"

test.each([
  [
    'a code stands for its name, and the table goes',
    'export const x = TRADE_STATUS.failed',
    'export const x="4";',
  ],
  ['keys too', "export const x = { [TRADE_STATUS.failed]: 'a' }", `export const x={["4"]:'a'};`],
  [
    'a shorter name for the table',
    'const S = TRADE_STATUS\nexport const x = [S.failed, S.arrived]',
    'export const x=["4","6"];',
  ],
])('%s', (_, code, expected) => {
  expect(built(IMPORT + code)).toBe(expected)
})

test.each([
  [
    'its labels are asked for',
    'export const x = [TRADE_STATUS.failed, TRADE_STATUS.labels]',
    'x=["4",TRADE_STATUS.labels]',
  ],
  [
    'the whole of it is',
    'export const x = labelOf(TRADE_STATUS, TRADE_STATUS.failed)',
    'labelOf(TRADE_STATUS,"4")',
  ],
  ['a name is none of its', 'export const x = TRADE_STATUS.nothing', 'x=TRADE_STATUS.nothing'],
])('a table stays where %s', (_, code, expected) => {
  expect(built(IMPORT + code)).toContain("import{TRADE_STATUS}from'@/contract/tables/trade'")
  expect(built(IMPORT + code)).toContain(expected)
})

test('a table without labels is one as well, also by a relative path and within its own file', () => {
  const code = "import { READ_STATUS } from './tables/document'\nexport const x = READ_STATUS.read"
  expect(built(code, 'src/contract/example.ts')).toBe('export const x="2";')
  expect(built(code, 'src/domains/example.ts')).toContain('READ_STATUS.read')
  const own =
    "export const HOLDER_VIEW = { principal: '1' } as const\nexport const x = [HOLDER_VIEW.principal]"
  expect(built(own, 'src/contract/tables/position.ts')).toContain('x=["1"]')
})
