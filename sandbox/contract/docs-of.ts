import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const CONTRACT = path.join(__dirname, '..', '..', 'src', 'contract')

/** What the contract says of an endpoint, and in which of its files. */
export interface EndpointDoc {
  readonly text: string
  readonly file: string
}

/** The comments above the endpoints, by their names: they are the contract's own words. */
export function docsOfEndpoints(): ReadonlyMap<string, EndpointDoc> {
  const docs = new Map<string, EndpointDoc>()
  for (const file of readdirSync(CONTRACT).filter(
    name => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )) {
    const source = readFileSync(path.join(CONTRACT, file), 'utf8')
    for (const found of source.matchAll(
      /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?export const (\w+) = endpoint\(/g,
    )) {
      const [, comment = '', name = ''] = found
      const text = comment
        .replace(/^\s*\* ?/gm, '')
        .replace(/\s+/g, ' ')
        .trim()
      docs.set(name, { text, file: file.replace(/\.ts$/, '') })
    }
  }
  return docs
}
