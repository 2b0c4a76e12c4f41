import ts from 'typescript'
import { newPage } from '../../scripts/lib/new-page'
import { exists, read } from './project'

const readIfThere = (file: string) => (exists(file) ? read(file) : undefined)

const RESERVE = {
  package: 'products',
  folder: 'reserving/reserve',
  url: 'product/productReserve',
  title: '产品预约',
  endpoint: 'positionDetail',
  contract: 'position',
  params: ['positionId'],
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

test.each([[[] as string[]], [['positionId']]])('all of it is TypeScript, with parameters %p', params => {
  for (const [file, text] of newPage({ ...RESERVE, params }, readIfThere)) {
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
