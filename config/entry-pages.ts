import fs from 'node:fs'
import path from 'node:path'
import { buildSync } from 'esbuild'
import type { Compiler, Stats } from 'webpack'
import type { MarkedCall } from './first-calls'
import { writeFirstDrawing } from './first-drawings'

/** A route as the entry pages need it. */
export interface EntryRoute {
  /** Address behind `/phone/`. */
  readonly path: string
  /** Page file below `src`, without extension. */
  readonly page: string
  /** Parameters with which the page shows what it is there for. */
  readonly needs: readonly string[]
  readonly calls: readonly MarkedCall[]
  /** Bars that the page has where no host draws them (src/platform/bars). */
  readonly bars: readonly ('page' | 'tabs')[]
}

interface Files {
  /** Its module and the chunks that it takes, by webpack's names (src/platform/h5-router/launch-page). */
  readonly code: readonly (string | number)[]
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const script = buildSync({
  entryPoints: [path.resolve(__dirname, 'first-calls-script.mjs')],
  ...{ bundle: true, write: false, minify: true, format: 'iife', target: 'es2017' },
}).outputFiles.map(({ text }) => text.trim())[0]

const attribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/**
 * Writes one HTML page per route beside index.html, which a server sends for the route's address. It loads the code of
 * the route's page with the entry instead of after it, and sends the page's first calls at once. An address
 * without one is served by index.html, as before. The headers that go with these pages are written beside them.
 */
export class EntryPagesPlugin {
  constructor(
    private readonly routes: readonly EntryRoute[],
    private readonly publicPath: string,
    private readonly deploy: typeof import('./deploy-files'),
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('EntryPages', stats => {
      if (!stats.hasErrors()) this.write(stats)
    })
  }

  private write(stats: Stats): void {
    const { outputPath } = stats.compilation.compiler
    const html = fs.readFileSync(path.join(outputPath, 'index.html'), 'utf8')
    const filesOf = filesByPage(stats)
    for (const route of this.routes) {
      const files = filesOf.get(route.page)
      if (!files) throw new Error(`No code was built for the page ${route.page}`)
      // `entry/assets/assetsList.html` belongs to `/phone/assets/assetsList`.
      const file = path.join(outputPath, this.deploy.ENTRY_FOLDER, `${route.path}.html`)
      fs.mkdirSync(path.dirname(file), { recursive: true })
      const drawing = writeFirstDrawing(route.page, outputPath)
      fs.writeFileSync(file, this.page(html, route, files, drawing))
    }
    this.deploy.writeDeployFiles(outputPath)
  }

  private page(
    html: string,
    { page, needs, calls, bars }: EntryRoute,
    { code, scripts, styles }: Files,
    drawing: string | undefined,
  ): string {
    const known = (file: string) => !html.includes(file)
    const links = styles
      .filter(known)
      .map(file => `<link data-entry href="${this.publicPath}${file}" rel="stylesheet">`)
    const tags = scripts
      .filter(known)
      .map(file => `<script data-entry defer="defer" src="${this.publicPath}${file}"></script>`)
    const first =
      calls.length > 0 ? `<script data-calls="${attribute(JSON.stringify(calls))}">${script}</script>` : ''
    // For the drawing of first views, which takes it out again.
    const params = needs.length > 0 ? ` data-needs="${needs.join(' ')}"` : ''
    // Not in turn with the others, and before them: it is small, and shows what they show later.
    const early = drawing
      ? `<script data-entry async fetchpriority="high" src="${this.publicPath}${drawing}"></script>`
      : ''
    // Scripts first, which are most of what is fetched; then the calls, which no style may hold up; then the styles.
    const style = `<link href="${this.publicPath}css/`
    if (!html.includes(style)) throw new Error('The page of the build has no style sheet to stand before')
    return html
      .replace('<html', () => `<html data-bars="${bars.join(' ')}"`)
      .replace(
        style,
        () =>
          `<meta name="page" content="${[page, ...code].join(' ')}"${params}>${tags.join('')}${first}${early}${style}`,
      )
      .replace('</head>', () => `${links.join('')}</head>`)
  }
}

/** Code and files of every page, found by what page-code.js imports on demand. */
function filesByPage({ compilation }: Stats): Map<string, Files> {
  const { chunkGraph, moduleGraph } = compilation
  const pages = new Map<string, Files>()
  for (const group of compilation.chunkGroups) {
    for (const { request } of group.origins) {
      const page = /^@\/((?:pages|packages)\/.*)$/.exec(request ?? '')?.[1]
      if (!page) continue
      const [dependency] = [...group.getBlocks()].flatMap(block => block.dependencies)
      const module = dependency && moduleGraph.getModule(dependency)
      const id = module && chunkGraph.getModuleId(module)
      if (id === undefined || id === null) throw new Error(`The page ${page} has no module of its own`)
      const files = group.chunks.flatMap(chunk => [...chunk.files])
      pages.set(page, {
        code: [id, ...group.chunks.flatMap(chunk => chunk.id ?? [])],
        scripts: files.filter(file => file.endsWith('.js')),
        styles: files.filter(file => file.endsWith('.css')),
      })
    }
  }
  return pages
}
