import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { endpoints } from '@/contract/registry'
import type { Asked } from './ask-all'
import { examples } from './examples'
import { problemsOf } from './lint'
import { openApi } from './open-api'

interface Operation {
  readonly description: string
  readonly 'x-write': boolean
  readonly 'x-errors': readonly string[]
  readonly security: readonly unknown[]
  readonly responses: { 200: { content: { 'application/json': { schema: object; example?: object } } } }
}

let asked: Asked[]
let paths: Readonly<Record<string, { readonly post: Operation }>>

const of = (name: string) => paths[`/services/trustAppApi/${name}`]?.post

beforeAll(async () => {
  asked = await examples()
  ;({ paths } = openApi(asked) as { paths: typeof paths })
})

test('the document has every call of the contract, and is valid', async () => {
  expect(Object.keys(paths)).toHaveLength(Object.keys(endpoints).length)
  expect(await problemsOf(openApi(asked))).toEqual([])
})

test('a call is told with what it is, what it can be refused with, and the pages that ask for it', () => {
  expect(of('redeemApply')).toMatchObject({
    'x-write': true,
    'x-errors': expect.arrayContaining(['notOwner']),
  })
  expect(of('smsLogin')?.security).toEqual([])
  expect(of('positionDetail')?.description).toContain('`/assets/assetsDetail`')
})

test('codes are told in words, by their table or by the name of their field', () => {
  expect(JSON.stringify(of('tradeRecordList')?.responses)).toContain('`03` 赎回')
  expect(JSON.stringify(of('tradeRecordDetail')?.responses)).toContain('`10060001` notOwner')
})

test('what the sandbox has answered is an example, of more than a hundred calls', () => {
  const withExample = Object.values(paths).filter(
    ({ post }) => post.responses[200].content['application/json'].example !== undefined,
  )
  expect(withExample.length).toBeGreaterThan(100)
  expect(asked.find(({ name }) => name === 'positionDetail')?.code).toBe('00000000')
})

test('every file of code tables is there', () => {
  const folder = path.join(__dirname, '..', '..', 'src', 'contract', 'tables')
  const files = readdirSync(folder).filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  const source = readFileSync(path.join(__dirname, 'tables.ts'), 'utf8')
  expect(files.filter(name => !source.includes(`'@/contract/tables/${name.replace(/\.ts$/, '')}'`))).toEqual(
    [],
  )
})
