import ts from 'typescript'
import { shapeOf } from '../../scripts/lib/endpoint-shape'
import { newPage } from '../../scripts/lib/new-page'
import type { NewPage } from '../../scripts/lib/new-page-types'
import { assetCertList } from '@/contract/certificate'
import { endpoints } from '@/contract/registry'
import { exists, read } from './project'

const readIfThere = (file: string) => (exists(file) ? read(file) : undefined)

const SHAPE = shapeOf(endpoints.positionDetail)
const given = (name: string) => ({ name, isOptional: false })
const may = (name: string) => ({ name, isOptional: true })

const RESERVE: NewPage = {
  kind: 'detail',
  shape: SHAPE,
  package: 'products',
  folder: 'reserving/reserve',
  url: 'product/productReserve',
  title: '产品预约',
  endpoint: 'positionDetail',
  contract: 'position',
  params: [given('positionId')],
}

/** What a file of a new page says that it did not say before. */
function added(files: ReadonlyMap<string, string>, file: string): string {
  const known = new Set((readIfThere(file) ?? '').split('\n'))
  return (files.get(file) ?? '')
    .split('\n')
    .filter(line => !known.has(line))
    .join('\n')
}

test('a new page gets its route, query, first call, place, page and a journey for every host', () => {
  const files = newPage(RESERVE, readIfThere)
  expect([...files.keys()]).toEqual([
    'src/routes/products.ts',
    'src/packages/products/queries.ts',
    'src/packages/products/first-calls.ts',
    'test/places/products.ts',
    'src/packages/products/reserving/reserve/index.tsx',
    'test/journeys/products/reserve.journey.ts',
  ])
  expect(added(files, 'src/routes/products.ts')).toBe(
    "  route('product/productReserve', 'reserving/reserve', '产品预约', { required: ['positionId'] }),",
  )
  expect(added(files, 'src/packages/products/queries.ts')).toContain(
    "export const reserveOf = query('positionDetail')",
  )
  expect(added(files, 'src/packages/products/first-calls.ts')).toContain(
    "'products/reserve': ({ param }) => [reserveOf({ positionId: param('positionId') })],",
  )
  expect(added(files, 'test/places/products.ts')).toContain(
    "'products/reserve': [by('U1', { positionId: '' })],",
  )
})

const LIST: NewPage = {
  ...RESERVE,
  kind: 'list',
  endpoint: 'assetCertList',
  contract: 'certificate',
  shape: shapeOf(assetCertList),
  params: [may('status')],
}
const FORM: NewPage = {
  ...RESERVE,
  kind: 'form',
  endpoint: 'feedbackSubmit',
  contract: 'feedback',
  shape: { fields: ['topic', 'content', 'orderId'], others: [], choices: { topic: ['1', '2'] } },
  params: [may('orderId')],
}

test('a list has its filter from the address, with the choices that the endpoint takes, and a first page', () => {
  const files = newPage(LIST, readIfThere)
  expect(added(files, 'src/routes/products.ts')).toContain("{ params: ['status'] }")
  expect(added(files, 'src/packages/products/first-calls.ts')).toMatch(
    /optional\('status', \['.+'\]\), \.\.\.firstPage\(\)/,
  )
  const page = files.get('src/packages/products/reserving/reserve/index.tsx')
  expect(page).toContain('status: choiceParam(status, STATUS_CHOICES)')
  expect(page).toContain('idOf: row => row.certId')
})

test('a form asks for what the endpoint takes and the address does not give; it asks nothing at once', () => {
  const files = newPage(FORM, readIfThere)
  const store = files.get('src/packages/products/reserving/reserve/reserve-store.ts')
  expect(store).toContain("among: ['1', '2']")
  expect(store).toContain("content: text({ label: 'content'")
  expect(store).not.toContain('orderId: text')
  expect(added(files, 'src/packages/products/first-calls.ts')).toContain("'products/reserve': none,")
  expect(added(files, 'test/architecture/first-calls.test.ts')).toBe("  'products/reserve',")
  expect(files.has('src/packages/products/queries.ts')).toBe(false)
})

test('an endpoint without rows makes no list', () => {
  expect(() => newPage({ ...LIST, shape: { fields: [], others: [], choices: {} } }, readIfThere)).toThrow(
    'no page of rows',
  )
})

test.each([
  ['nothing', { ...RESERVE, params: [] }],
  ['a thing', RESERVE],
  ['a list', LIST],
  ['a list of something', { ...LIST, params: [given('productId'), may('status'), may('year')] }],
  ['a form', FORM],
  [
    'a form of text alone',
    { ...FORM, params: [], shape: { fields: ['content'], others: ['consent'], choices: {} } },
  ],
])('all of it is TypeScript: %s', (_what, input) => {
  for (const [file, text] of newPage(input, readIfThere)) {
    const { diagnostics } = ts.transpileModule(text, {
      fileName: file,
      reportDiagnostics: true,
      compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
    })
    expect([file, diagnostics]).toEqual([file, []])
    const imports = [...text.matchAll(/import \{([^}]*)\}/g)].flatMap(([, names = '']) =>
      names.split(',').map(name => name.trim()),
    )
    expect([file, new Set(imports).size]).toEqual([file, imports.length])
  }
})

test('its journey fails until it is written', () => {
  const text = newPage(RESERVE, readIfThere).get('test/journeys/products/reserve.journey.ts')
  expect(text).toMatch(/assert\.fail\(/)
})

test('a page that is there is not written over, and a package that is not there is said', () => {
  expect(() => newPage({ ...RESERVE, folder: 'orders/order-list' }, readIfThere)).toThrow('exists already')
  expect(() => newPage({ ...RESERVE, package: 'none' }, readIfThere)).toThrow('is "none" a package?')
})
