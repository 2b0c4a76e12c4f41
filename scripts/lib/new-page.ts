import type { NewPage, PageParam, Names } from './new-page-types'
import { camel, detailSources, formSources, listSources } from './new-page-sources'

/** The text of a file of the project; undefined where there is none. */
export type ReadFile = (file: string) => string | undefined

const SOURCES = { detail: detailSources, list: listSources, form: formSources }

/** Puts a text before the last occurrence of a mark. */
function before(text: string, mark: string, added: string): string {
  const at = text.lastIndexOf(mark)
  if (at === -1) throw new Error(`"${mark.trim()}" is not there`)
  return text.slice(0, at) + added + text.slice(at)
}

/** Adds a name to the import from a module, which is made where there is none. */
function withImport(text: string, name: string, from: string): string {
  const known = new RegExp(`import \\{([^}]*)\\} from '${from}'`)
  const names =
    known
      .exec(text)?.[1]
      ?.split(',')
      .map(one => one.trim()) ?? []
  if (names.includes(name)) return text
  const line = `import { ${[...names, name].filter(Boolean).join(', ')} } from '${from}'`
  return names.length > 0 ? text.replace(known, line) : `${line}\n${text}`
}

const journey = ({ key, title, page }: NewPage & Names) => `/**
 * ${title}.
 * @run short: page
 * @run long: browser, phone
 */
import assert from 'node:assert/strict'
import { journey } from '@journey'
import { PLACES } from '../../places'

const [place] = PLACES['${key}']

journey('${page} shows what it is for', { as: place.customer }, async customer => {
  await customer.open('${key}', place.params)
  await customer.settle()
  assert.fail('Drive it as a customer would: loading, empty, error and ready, and the way back.')
})
`

/** The route's row, with what it cannot do without and what it takes besides. */
function rowOf({ url, folder, title, params }: NewPage): string {
  const listOf = (isOptional: boolean) =>
    params.filter(param => param.isOptional === isOptional).map(({ name }) => `'${name}'`)
  const traits = [
    ['required', listOf(false)],
    ['params', listOf(true)],
  ] as const
  const said = traits.flatMap(([name, names]) => (names.length > 0 ? [`${name}: [${names.join(', ')}]`] : []))
  return `  route('${url}', '${folder}', '${title}'${said.length > 0 ? `, { ${said.join(', ')} }` : ''}),\n`
}

/** What it asks at once, as its row of the first calls says. */
function firstCallOf({ kind, params, shape }: NewPage, query: string): string {
  const valueOf = ({ name, isOptional }: PageParam) => {
    const values = kind === 'list' && isOptional ? shape.choices[name] : undefined
    const among = values ? `, [${values.map(value => `'${value}'`).join(', ')}]` : ''
    return `${name}: ${isOptional ? 'optional' : 'param'}('${name}'${among})`
  }
  const data = [...params.map(valueOf), ...(kind === 'list' ? ['...firstPage()'] : [])].join(', ')
  const marks = [
    ...(params.some(({ isOptional }) => !isOptional) ? ['param'] : []),
    ...(params.some(({ isOptional }) => isOptional) ? ['optional'] : []),
  ]
  return `(${marks.length > 0 ? `{ ${marks.join(', ')} }` : ''}) => [${query}(${data && `{ ${data} }`})]`
}

/** The page is known to ask nothing at once (test/architecture/first-calls.test.ts). */
function amongSilent(text: string, key: string): string {
  return text.replace(/const SILENT = \[\n([^\]]*)\]/, (_, rows: string) => {
    const all = [...rows.split('\n').filter(Boolean), `  '${key}',`].sort()
    return `const SILENT = [\n${all.join('\n')}\n]`
  })
}

/**
 * The files of a new page, by their path: its route, query, first call, place, the page itself, and a journey for every host,
 * which fails until it is written. Throws where the page exists already, or its endpoint does not answer what its kind shows.
 */
export function newPage(input: NewPage, read: ReadFile): ReadonlyMap<string, string> {
  const page = input.folder.slice(input.folder.lastIndexOf('/') + 1)
  const up = '../'.repeat(input.folder.split('/').length)
  const it = { ...input, page, up, key: `${input.package}/${page}`, query: `${camel(page)}Of` }
  if (it.kind === 'list' && it.shape.rowId === undefined) {
    throw new Error(`${it.endpoint} answers no page of rows: leave out --list.`)
  }
  const home = input.package === 'main' ? 'src/pages' : `src/packages/${input.package}`
  const files = {
    routes: `src/routes/${input.package}.ts`,
    queries: `${home}/queries.ts`,
    firstCalls: `${home}/first-calls.ts`,
    silent: 'test/architecture/first-calls.test.ts',
    places: `test/places/${input.package}.ts`,
    page: `${home}/${input.folder}/index.tsx`,
  }
  const text = (file: string) => {
    const found = read(file)
    if (found === undefined) throw new Error(`${file} is not there: is "${input.package}" a package?`)
    return found
  }
  if (read(files.page) !== undefined) throw new Error(`${files.page} exists already`)
  const given = it.params.filter(({ isOptional }) => !isOptional).map(({ name }) => `${name}: ''`)
  const place = `  '${it.key}': [by('U1'${given.length > 0 ? `, { ${given.join(', ')} }` : ''})],\n`
  const sources = Object.entries(SOURCES[it.kind](it)).map(
    ([name, source]) => [`${home}/${input.folder}/${name}`, source] as const,
  )
  return new Map([
    [files.routes, before(text(files.routes), '] as const', rowOf(it))],
    ...(it.kind === 'form' ? silentFiles() : askingFiles()),
    [files.places, before(text(files.places), '}\n', place)],
    ...sources,
    [`test/journeys/${input.package}/${page}.journey.ts`, journey(it)],
  ])

  function askingFiles(): [string, string][] {
    const queries = withImport(read(files.queries) ?? '', 'query', '@/api/query').trimEnd()
    const row = `  '${it.key}': ${firstCallOf(it, it.query)},\n`
    const asked = withImport(before(text(files.firstCalls), '}\n', row), it.query, './queries')
    return [
      [files.queries, `${queries}\n\nexport const ${it.query} = query('${input.endpoint}')\n`],
      [files.firstCalls, it.kind === 'list' ? withImport(asked, 'firstPage', '@/api/query') : asked],
    ]
  }

  function silentFiles(): [string, string][] {
    const row = `  '${it.key}': none,\n`
    return [
      [files.firstCalls, withImport(before(text(files.firstCalls), '}\n', row), 'none', '@/api/first-calls')],
      [files.silent, amongSilent(text(files.silent), it.key)],
    ]
  }
}
