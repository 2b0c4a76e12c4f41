/** Writes what a new page begins with, and says what is left. */
import fs from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { filesBelow, listedRoutes, ROOT } from '../test/architecture/project'
import type { Endpoint } from '../src/contract/endpoint'
import { shapeOf } from './lib/endpoint-shape'
import { newPage } from './lib/new-page'
import type { PageParam } from './lib/new-page-types'
import { readOptions } from './lib/options.mjs'

const HELP = `\nnpm run new:page -- <package> <topic/page> <url> <endpoint> [parameter …] [options]\n\n  parameter     of the address, which the endpoint takes by the same name; "status?" may be absent\n  --list        the endpoint answers rows by pages; parameters that may be absent are its filters\n  --form        the endpoint is a write; its other fields are asked for\n  --title 标题   of a page that docs/routes.tsv does not list; it goes into docs/own-routes.tsv\n\nThe endpoint is declared first, in src/contract (docs/adding-a-page.md).`

const inRoot = (file: string) => path.join(ROOT, file)
const read = (file: string) =>
  fs.existsSync(inRoot(file)) ? fs.readFileSync(inRoot(file), 'utf8') : undefined

/** The contract file that declares an endpoint. */
function contractOf(endpoint: string): string {
  const file = filesBelow('src/contract').find(name =>
    read(name)?.includes(`export const ${endpoint} = endpoint(`),
  )
  if (!file) throw new Error(`No file of src/contract exports the endpoint ${endpoint}: declare it first.`)
  return path.basename(file, '.ts')
}

/** `status?` may be absent. */
function paramOf(text: string): PageParam {
  return { name: text.replace(/\?$/, ''), isOptional: text.endsWith('?') }
}

async function main(): Promise<void> {
  const { values, positionals } = readOptions(
    HELP,
    { title: { type: 'string' }, list: { type: 'boolean' }, form: { type: 'boolean' } },
    true,
  )
  const [owner, folder, url, endpoint, ...params] = positionals
  if (!owner || !folder || !url || !endpoint || (values.list && values.form)) throw new Error(HELP.trim())
  const listed = listedRoutes().find(route => route.url === url)
  const title = listed?.title ?? values.title
  if (title === undefined) {
    throw new Error(
      `docs/routes.tsv lists no route ${url}: a page outside the specification takes its title from --title.`,
    )
  }
  const contract = contractOf(endpoint)
  const declared = (await import(inRoot(`src/contract/${contract}.ts`))) as Record<string, Endpoint>
  const files = newPage(
    {
      ...{ package: owner, folder, url, title, endpoint, contract },
      shape: shapeOf(declared[endpoint] as Endpoint),
      params: params.map(paramOf),
      kind: values.list ? 'list' : values.form ? 'form' : 'detail',
    },
    read,
  )
  if (!listed) fs.appendFileSync(inRoot('docs/own-routes.tsv'), `${url}\t${title}\n`)
  for (const [file, text] of files) {
    fs.mkdirSync(path.dirname(inRoot(file)), { recursive: true })
    const options = await resolveConfig(inRoot(file))
    fs.writeFileSync(inRoot(file), await format(text, { ...options, filepath: file }))
    console.log(file)
  }
  console.log(
    '\nNext: docs/adding-a-page.md. Its journey fails until it drives the page as a customer would.',
  )
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
