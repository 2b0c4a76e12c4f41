import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { AppConfig, CompiledPackage, ComponentConfig, ThemeVariables } from '../contract'
import { compileWxml } from './wxml'
import { compileWxss } from './wxss'

/** Paths of all files below a folder, with `/` between the parts. */
export function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => statSync(path.join(folder, name)).isFile())
    .map(name => name.split(path.sep).join('/'))
    .sort()
}

/** Page paths of app.json, those of sub-packages with their root. */
export function pagesOf(app: AppConfig): string[] {
  const inPackages = (app.subPackages ?? []).flatMap(({ root, pages }) =>
    pages.map(page => `${root}/${page}`),
  )
  return [...app.pages, ...inPackages]
}

const NO_VARIABLES: ThemeVariables = { light: {}, dark: {} }

const withoutExtension = (file: string) => file.replace(/\.\w+$/, '')

/** Compiles the built mini-program in a folder for the host. */
export function compilePackage(folder: string): CompiledPackage {
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
  const files = filesOf(folder)
  const texts = (extension: string) => files.filter(file => file.endsWith(extension))
  const byPath = (extension: string) =>
    Object.fromEntries(texts(extension).map(file => [withoutExtension(file), read(file)]))

  const app = JSON.parse(read('app.json')) as AppConfig
  const theme = app.themeLocation ? (JSON.parse(read(app.themeLocation)) as ThemeVariables) : NO_VARIABLES
  const pages = pagesOf(app)
  // app.json, theme.json and the developer tools' own files are neither a page nor a component.
  const components = Object.fromEntries(
    texts('.json')
      .map(file => [withoutExtension(file), JSON.parse(read(file)) as ComponentConfig] as const)
      .filter(([name, config]) => pages.includes(name) || config.component === true),
  )
  const customTags = new Set(
    Object.values(components).flatMap(({ usingComponents }) => Object.keys(usingComponents ?? {})),
  )
  const { templates, handlers, problems } = compileWxml(byPath('.wxml'), byPath('.wxs'), customTags)
  if (problems.length > 0) throw new Error(`The templates do not compile:\n${problems.join('\n')}`)

  const styled = ['app', ...Object.keys(components)].filter(name => files.includes(`${name}.wxss`))
  return {
    app,
    theme,
    pages,
    assets: files.filter(file => /\.(png|jpe?g)$/.test(file)),
    components,
    scripts: Object.fromEntries(texts('.js').map(file => [file, read(file)])),
    styles: Object.fromEntries(styled.map(name => [name, compileWxss(name, file => read(`${file}.wxss`))])),
    templates,
    handlers,
  }
}
