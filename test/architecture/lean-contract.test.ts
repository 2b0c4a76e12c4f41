/** @jest-environment node */
import path from 'node:path'
import { transformSync } from '@babel/core'

const PLUGIN = path.resolve(__dirname, '../../config/contract/plugin.js')

/** An endpoint as the production build leaves it. */
const built = (name: string, traits = '') =>
  transformSync(`export const call = endpoint('${name}', v.object({ asked: v.string() }), Answer${traits})`, {
    plugins: [PLUGIN],
    babelrc: false,
    configFile: false,
    compact: true,
  })?.code

test('an endpoint keeps its name, its traits and how its answers are read, and no schema', () => {
  expect(built('careModeSet', ', { isWrite: true }')).toBe(
    `export const call={name:'careModeSet',shape:{"careMode":"f"},isWrite:true};`,
  )
})

const compiled = (...lines: string[]) =>
  transformSync(lines.join('\n'), { plugins: [PLUGIN], babelrc: false, configFile: false, compact: true })
    ?.code

test('schemas and what is made of them go, rules and tables stay', () => {
  const code = compiled(
    "import * as v from 'valibot'",
    "import { IdSchema, wholeList } from './primitives'",
    "import { LIMIT } from './tables/limit'",
    'const RowSchema = v.object({ id: IdSchema })',
    'export const entries = { list: wholeList(RowSchema) }',
    'export function answerOf(item) { return v.object({ item }) }',
    'export const isFull = rows => rows.length === LIMIT',
  )
  expect(code).toBe("import{LIMIT}from'./tables/limit';export const isFull=rows=>rows.length===LIMIT;")
})

test('one that the registry does not list stops the build', () => {
  expect(() => built('nobodyKnows')).toThrow('has no endpoint nobodyKnows')
})

test('traits that the build could not read stop it', () => {
  expect(() => built('careModeSet', ', TRAITS')).toThrow('An endpoint gives its traits as a plain object')
})
