import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { BundledPage } from './bundle'

const ROOT = path.resolve(__dirname, '../..')

/** Files of stories below `src/ui`, by their names there: `kit/actions`. */
function storyFiles(): readonly string[] {
  return readdirSync(path.join(ROOT, 'src/ui'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.stories.tsx'))
    .map(file => file.slice(0, -'.stories.tsx'.length))
    .sort()
}

/** The module `kit-stories` of the gallery. */
function storiesModule(): string {
  const names = storyFiles()
  const imports = names.map((name, index) => `import * as file${index} from '@/ui/${name}.stories'`)
  const entries = names.map((name, index) => `'${name}': file${index}`)
  return `${imports.join('\n')}\nexport const storyFiles = { ${entries.join(', ')} }`
}

/** When the youngest file below these folders was written, in ms: a bundle of before is out of date. */
function newestOf(...folders: readonly string[]): number {
  const times = folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      file => statSync(path.join(folder, file)).mtimeMs,
    ),
  )
  return Math.max(...times)
}

/** The bundler comes with the first look at the gallery: no start waits for it, and no document of a test can load it. */
async function bundle(): Promise<BundledPage> {
  const { bundlePage } = await import('./bundle')
  return bundlePage(path.join(__dirname, 'gallery.tsx'), { 'kit-stories': storiesModule() })
}

/**
 * What the gallery of the kit (`/sandbox/kit`, a tool page) loads: `/sandbox/kit/frame` takes `file` (kit/actions), `part`, `look`, `scale`
 * (100 to 200) and `theme` (dark). Bundled when it is first asked for, and anew once a source has changed.
 */
export function registerKit(app: FastifyInstance): void {
  let bundled: Promise<BundledPage> | undefined
  let bundledOf = 0
  const page = () => {
    const newest = newestOf(path.join(ROOT, 'src'), __dirname)
    if (newest !== bundledOf) bundled = undefined
    bundledOf = newest
    bundled ??= bundle()
    bundled.catch(() => (bundled = undefined))
    return bundled
  }
  app.get('/sandbox/kit/gallery.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send((await page()).script),
  )
  app.get('/sandbox/kit/gallery.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send((await page()).styles),
  )
}
