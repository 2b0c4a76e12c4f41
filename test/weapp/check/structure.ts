import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pagesOf } from '../host/compile/package'
import type { AppConfig, ComponentConfig } from '../host/contract'
import { folderOf, resolvePath } from '../host/view/modules'

/** app.json with the fields that only the checks read. */
export interface FullAppConfig extends AppConfig {
  readonly sitemapLocation?: string
  readonly preloadRule?: Readonly<Record<string, { readonly packages: readonly string[] }>>
}

/** Reads app.json. */
export function readApp(folder: string): FullAppConfig {
  return JSON.parse(readFileSync(path.join(folder, 'app.json'), 'utf8')) as FullAppConfig
}

/** Every page of app.json has its code, its template and its configuration, and stands there once. */
export function pageProblems(folder: string): string[] {
  const pages = pagesOf(readApp(folder))
  const twice = pages.filter((page, index) => pages.indexOf(page) !== index)
  const missing = pages.flatMap(page =>
    ['.js', '.json', '.wxml']
      .filter(extension => !existsSync(path.join(folder, page + extension)))
      .map(e => page + e),
  )
  return [
    ...(pages.length === 0 ? ['app.json lists no page'] : []),
    ...twice.map(page => `app.json lists ${page} twice`),
    ...missing.map(file => `${file} is missing: app.json lists the page`),
  ]
}

/** Every component that a page or component uses is there and says that it is one. */
export function componentProblems(folder: string): string[] {
  const problems: string[] = []
  const seen = new Set<string>()
  const visit = (owner: string) => {
    if (seen.has(owner)) return
    seen.add(owner)
    const file = path.join(folder, `${owner}.json`)
    if (!existsSync(file)) return
    const { usingComponents = {} } = JSON.parse(readFileSync(file, 'utf8')) as ComponentConfig
    for (const [tag, target] of Object.entries(usingComponents)) {
      const used = resolvePath(folderOf(owner), target)
      const json = path.join(folder, `${used}.json`)
      const isComponent =
        existsSync(json) && (JSON.parse(readFileSync(json, 'utf8')) as ComponentConfig).component
      if (!isComponent) problems.push(`${owner}.json: <${tag}> is no component: ${used}.json`)
      else if (!existsSync(path.join(folder, `${used}.wxml`))) problems.push(`${used}.wxml is missing`)
      visit(used)
    }
  }
  pagesOf(readApp(folder)).forEach(visit)
  return problems
}

/** What app.json refers to exists: sitemap, theme with every variable for both themes, preloaded packages. */
export function referenceProblems(folder: string): string[] {
  const app = readApp(folder)
  const { sitemapLocation, themeLocation, preloadRule = {}, subPackages = [] } = app
  const problems: string[] = []
  if (sitemapLocation && !existsSync(path.join(folder, sitemapLocation))) {
    problems.push(`${sitemapLocation} is missing`)
  }
  const used = JSON.stringify([app.window, app.tabBar])
  const variables = [...used.matchAll(/"@(\w+)"/g)].map(match => match[1] ?? '')
  if (variables.length > 0 && !themeLocation) {
    problems.push('app.json uses theme variables without a themeLocation')
  }
  if (themeLocation) {
    const file = path.join(folder, themeLocation)
    const themes = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>)
      : {}
    for (const theme of ['light', 'dark']) {
      for (const name of variables) {
        if (themes[theme]?.[name] === undefined) problems.push(`${themeLocation}: no ${name} for ${theme}`)
      }
    }
  }
  const pages = pagesOf(app)
  for (const [page, { packages }] of Object.entries(preloadRule)) {
    if (!pages.includes(page)) problems.push(`app.json preloads for an unknown page: ${page}`)
    for (const name of packages) {
      if (!subPackages.some(({ root }) => root === name)) {
        problems.push(`app.json preloads an unknown package: ${name}`)
      }
    }
  }
  return problems
}
