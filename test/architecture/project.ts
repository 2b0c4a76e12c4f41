import fs from 'node:fs'
import path from 'node:path'

export const ROOT = path.resolve(__dirname, '../..')

/** One route as docs/routes.tsv lists it. */
export interface ListedRoute {
  url: string
  title: string
  group: string
  package: string
}

/** Pages that the specification speaks of without listing a route, and that the product has beside: docs/own-routes.tsv. */
export function ownRoutes(): { readonly url: string; readonly title: string }[] {
  const [, ...lines] = read('docs/own-routes.tsv').trim().split('\n')
  return lines.map(line => {
    const [url = '', title = ''] = line.split('\t')
    return { url, title }
  })
}

/** The specification's routes, with the titles and packages we gave them. */
export function listedRoutes(): ListedRoute[] {
  const [, ...lines] = read('docs/routes.tsv').trim().split('\n')
  return lines.map(line => {
    const [url = '', title = '', group = '', owner = ''] = line.split('\t')
    return { url, title, group, package: owner === 'pages (main)' ? 'main' : owner }
  })
}

/** Text of a file, by its path from the root. */
export function read(file: string): string {
  return fs.readFileSync(path.join(ROOT, file), 'utf8')
}

export function exists(file: string): boolean {
  return fs.existsSync(path.join(ROOT, file))
}

/** Names of the folders in a folder; none where it does not exist (yet). */
export function foldersIn(folder: string): string[] {
  if (!exists(folder)) return []
  const entries = fs.readdirSync(path.join(ROOT, folder), { withFileTypes: true })
  return entries.filter(entry => entry.isDirectory()).map(entry => entry.name)
}

/** Every file of ours below a folder, by its path from the root. */
export function filesBelow(folder: string): string[] {
  if (!exists(folder)) return []
  return fs.readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
    const name = `${folder}/${entry.name}`
    // The benchmark's own packages and builds lie beside its sources once it has been run.
    if (/^(node_modules|dist)$/.test(entry.name)) return []
    return entry.isDirectory() ? filesBelow(name) : [name]
  })
}
