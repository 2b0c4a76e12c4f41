/** @jest-environment node */
import path from 'node:path'
import { transformSync } from '@babel/core'

const PLUGIN = path.resolve(__dirname, '../../config/queries/plugin.js')

/** A file of queries as the production build leaves it. */
const built = (code: string) =>
  transformSync(`import { firstPage, query } from '@/api/query'\n${code}`, {
    plugins: [PLUGIN],
    babelrc: false,
    configFile: false,
  })?.code?.split('\n')

const IMPORT = "import { firstPage, ask } from '@/api/query';"

test.each([
  ["export const positionOf = query('positionDetail')", 'export { ask as positionOf } from "@/api/query";'],
  [
    "export const trusts = query('trustPositionList', () => ({ ...firstPage() }))",
    'export const trusts = (...input) => ask((() => ({',
  ],
  ['export const ROWS = 50', 'export const ROWS = 50;'],
])('%s becomes %s', (code, expected) => {
  expect(built(code)?.slice(0, 2)).toEqual([IMPORT, expected])
})
