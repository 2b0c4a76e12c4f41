/**
 * `npm run new:page -- <package> <topic/page> <url> <endpoint> [parameter …]`: writes what a new page begins with, and says
 * what is left. The title comes from docs/routes.tsv, or from `--title` for a page outside the specification.
 */
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { format, resolveConfig } from 'prettier'
import { filesBelow, listedRoutes, ROOT } from '../test/architecture/project'
import { newPage } from './lib/new-page'

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

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { title: { type: 'string' } },
  })
  const [owner, folder, url, endpoint, ...params] = positionals
  if (!owner || !folder || !url || !endpoint) {
    throw new Error(
      'npm run new:page -- <package> <topic/page> <url> <endpoint> [parameter …] [--title 标题]',
    )
  }
  const listed = listedRoutes().find(route => route.url === url)
  const title = listed?.title ?? values.title
  if (title === undefined) {
    throw new Error(
      `docs/routes.tsv lists no route ${url}: a page outside the specification takes its title from --title.`,
    )
  }
  const files = newPage(
    { package: owner, folder, url, title, endpoint, contract: contractOf(endpoint), params },
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
