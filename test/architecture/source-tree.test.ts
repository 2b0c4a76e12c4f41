import { filesBelow, read } from './project'

const MAX_LINES = 300
/** One schema file per domain: its length follows the domain, and splitting it would hide the whole. */
const MAY_BE_LONG = /^src\/contract\//
/** Taro's own names for a page's and the app's files are kebab-case too, with a role between the dots. */
const FILE_NAME = /^[a-z0-9]+(-[a-z0-9]+)*(\.(h5|weapp|test|stories|types|config|module|d))*\.[a-z0-9]+$/
const FOLDER_NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/

const files = filesBelow('src')
const variantsOf = (target: string) =>
  files.filter(file => new RegExp(`\\.${target}\\.tsx?$`).test(file) && file.startsWith('src/platform/'))
const renamed = (list: string[], from: string, to: string) =>
  list.map(file => file.replace(`.${from}.`, `.${to}.`))

test('every platform module has both variants, with one extension', () => {
  expect(variantsOf('weapp').sort()).toEqual(renamed(variantsOf('h5'), 'h5', 'weapp').sort())
})

test('a platform module with variants has no third, plain file: one target would silently take that', () => {
  const plain = variantsOf('h5').flatMap(file => [
    file.replace(/\.h5\.tsx?$/, '.ts'),
    file.replace(/\.h5\.tsx?$/, '.tsx'),
  ])
  expect(plain.filter(file => files.includes(file))).toEqual([])
})

test('variants for one target stand in src/platform alone', () => {
  const elsewhere = files.filter(
    file => /\.(h5|weapp)\.tsx?$/.test(file) && !file.startsWith('src/platform/'),
  )
  expect(elsewhere).toEqual([])
})

test(`no source file has more than ${MAX_LINES} lines`, () => {
  const long = files
    .filter(file => /\.(tsx?|scss|css)$/.test(file) && !MAY_BE_LONG.test(file))
    .map(file => ({ file, lines: read(file).trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MAX_LINES)
  expect(long).toEqual([])
})

test('files and folders have kebab-case names', () => {
  const odd = files.filter(file => {
    const parts = file.split('/')
    const name = parts.pop() ?? ''
    return !FILE_NAME.test(name) || parts.some(folder => !FOLDER_NAME.test(folder))
  })
  expect(odd).toEqual([])
})

const sheets = filesBelow('src').filter(file => file.endsWith('.scss'))

test('no row of flexible boxes has gaps: iOS below 14.5 and WebView below 84 draw none', () => {
  const rules = sheets.flatMap(file =>
    (read(file).match(/[^{}]+\{[^{}]*\}/g) ?? []).map(rule => `${file}: ${rule}`),
  )
  expect(
    rules.filter(rule => /display: (inline-)?flex/.test(rule) && /^\s*((row|column)-)?gap:/m.test(rule)),
  ).toEqual([])
})

test('classes that only the mini-program has are styled', () => {
  const styles = sheets.map(read).join('\n')
  const isStyled = (name: string) => styles.includes(`.${name}`)
  const used = filesBelow('src')
    .filter(file => file.endsWith('.weapp.tsx'))
    .flatMap(file =>
      [...read(file).matchAll(/className="([\w -]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
    )
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter(name => !isStyled(name))).toEqual([])
})
