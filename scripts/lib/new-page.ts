/** What a new page is made of. */
export interface NewPage {
  readonly package: string
  /** Folder below the package: `points/rules`. */
  readonly folder: string
  /** Path as the specification spells it. */
  readonly url: string
  readonly title: string
  /** What it reads first. */
  readonly endpoint: string
  /** The contract file that declares the endpoint, without its extension. */
  readonly contract: string
  /** Parameters of the address, which the endpoint takes by the same names. */
  readonly params: readonly string[]
}

/** The text of a file of the project; undefined where there is none. */
export type ReadFile = (file: string) => string | undefined

const camel = (words: string) => words.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const pascal = (words: string) => camel(`-${words}`)

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

function pageSource({ page, key, query, ...it }: NewPage & Names): string {
  const args = it.params.length > 0 ? `{ ${it.params.join(', ')} }` : ''
  const depth = '../'.repeat(it.folder.split('/').length)
  return `import { ${it.endpoint} } from '@/contract/${it.contract}'
import { PageShell } from '@/domains/shell/page-shell'
${it.params.length > 0 ? "import { useParams } from '@/domains/shell/use-params'\n" : ''}import { usePageStore } from '@/domains/shell/use-page-store'
import { Resource } from '@/stores/primitives/resource'
import { Card } from '@/ui/kit/card'
import { DetailPage } from '@/ui/templates/detail-page'
import { ${query} } from '${depth}queries'

export default function ${pascal(page)}Page() {
${it.params.length > 0 ? `  const { ${it.params.join(', ')} } = useParams('${key}')\n` : ''}  const resource = usePageStore(
    root => new Resource(signal => root.read(${it.endpoint}, ${query}(${args}), signal)),
  )
  return (
    <PageShell route="${key}">
      <DetailPage resource={resource}>{data => <Card>{Object.keys(data).join('、')}</Card>}</DetailPage>
    </PageShell>
  )
}
`
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

interface Names {
  readonly page: string
  readonly key: string
  readonly query: string
}

/**
 * The files of a new page, by their path: its route, query, first call, place, the page itself, and a journey for every host,
 * which fails until it is written. Throws where the page exists already.
 */
export function newPage(input: NewPage, read: ReadFile): ReadonlyMap<string, string> {
  const page = input.folder.slice(input.folder.lastIndexOf('/') + 1)
  const it = { ...input, page, key: `${input.package}/${page}`, query: `${camel(page)}Of` }
  const home = input.package === 'main' ? 'src/pages' : `src/packages/${input.package}`
  const files = {
    routes: `src/routes/${input.package}.ts`,
    queries: `${home}/queries.ts`,
    firstCalls: `${home}/first-calls.ts`,
    places: `test/places/${input.package}.ts`,
    page: `${home}/${input.folder}/index.tsx`,
  }
  const text = (file: string) => {
    const found = read(file)
    if (found === undefined) throw new Error(`${file} is not there: is "${input.package}" a package?`)
    return found
  }
  if (read(files.page) !== undefined) throw new Error(`${files.page} exists already`)
  const names = input.params.map(name => `'${name}'`).join(', ')
  const traits = names && `, { required: [${names}] }`
  const row = `  route('${input.url}', '${input.folder}', '${input.title}'${traits}),\n`
  const data = input.params.map(name => `${name}: param('${name}')`).join(', ')
  const call = data ? `({ param }) => [${it.query}({ ${data} })]` : `() => [${it.query}()]`
  return new Map([
    [files.routes, before(text(files.routes), '] as const', row)],
    [
      files.queries,
      `${withImport(read(files.queries) ?? '', 'query', '@/api/query').trimEnd()}\n\nexport const ${it.query} = query('${input.endpoint}')\n`,
    ],
    [
      files.firstCalls,
      withImport(before(text(files.firstCalls), '}\n', `  '${it.key}': ${call},\n`), it.query, './queries'),
    ],
    [
      files.places,
      before(
        text(files.places),
        '}\n',
        `  '${it.key}': [by('U1'${data && `, { ${input.params.map(name => `${name}: ''`).join(', ')} }`})],\n`,
      ),
    ],
    [files.page, pageSource(it)],
    [`test/journeys/${input.package}/${page}.journey.ts`, journey(it)],
  ])
}
