/** @jest-environment node */
import path from 'node:path'
import { compile } from 'sass'
import ts from 'typescript'
import { filesBelow, read, ROOT } from './project'

/** Sheets that every page has: their classes may be used anywhere. */
const OF_EVERY_PAGE = 'src/ui/styles/'

const files = filesBelow('src')
const sheets = files.filter(file => file.endsWith('.scss') && !path.basename(file).startsWith('_'))

function classesOf(sheet: string): Set<string> {
  const css = compile(path.join(ROOT, sheet)).css.replace(/\/\*[\s\S]*?\*\//g, '')
  // Of `0.5s` and `a.png` in values nothing is a class: only what stands before a brace.
  const selectors = css.match(/[^{}]+(?=\{)/g) ?? []
  return new Set(
    selectors.flatMap(text => [...text.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name)),
  )
}

const classesBySheet = new Map(sheets.map(sheet => [sheet, classesOf(sheet)]))
const defined = new Set([...classesBySheet.values()].flatMap(names => [...names]))
const ofEveryPage = sheets
  .filter(sheet => sheet.startsWith(OF_EVERY_PAGE))
  .flatMap(sheet => [...(classesBySheet.get(sheet) ?? [])])

/** The sheets a component imports, by their paths from the root. */
function sheetsOf(file: string, text: string): string[] {
  return [...text.matchAll(/^import '([^']+\.scss)'/gm)].map(([, target = '']) =>
    target.startsWith('@/') ? target.replace('@/', 'src/') : path.posix.join(path.dirname(file), target),
  )
}

/** Words of a text in code; one with a part put in at run time (`row--${tone}`) names no class by itself. */
const wordsOf = (text: string) => text.split(/\s+/).filter(word => word !== '' && !word.includes('\0'))

/** Words of all texts in an attribute's value, those that something is compared with left out. */
function textsIn(node: ts.Node): string[] {
  if (ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText())) return []
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return wordsOf(node.text)
  const inner: string[] = []
  node.forEachChild(child => void inner.push(...textsIn(child)))
  if (!ts.isTemplateExpression(node)) return inner
  return [
    ...inner,
    ...wordsOf(
      [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(part => part.text).join('\0'),
    ),
  ]
}

/** Classes named in attributes called `className` and the like. */
function usedIn(text: string): string[] {
  const used: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxAttribute(node) && /[cC]lassName$/.test(node.name.getText()) && node.initializer) {
      used.push(...textsIn(node.initializer))
    }
    node.forEachChild(visit)
  }
  visit(ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return used
}

function foreignClasses(file: string, text = read(file)): string[] {
  const own = new Set(sheetsOf(file, text).flatMap(sheet => [...(classesBySheet.get(sheet) ?? [])]))
  const used = [...new Set(usedIn(text))].filter(name => defined.has(name))
  return used.filter(name => !own.has(name) && !ofEveryPage.includes(name)).map(name => `${file}: ${name}`)
}

test('a class that a component wears is defined in a sheet it imports', () => {
  const components = files.filter(file => file.endsWith('.tsx') && !file.includes('.test.'))
  expect(components.flatMap(file => foreignClasses(file))).toEqual([])
})

test.each([
  ['of no sheet at all', '<View className="button" />', ['button']],
  ['in a text put together', '<View className={`${isOn ? "card" : ""} row`} />', ['card']],
  ['behind an import', 'import \'@/ui/kit/card.scss\'\n<View className="card problem" />', ['problem']],
  ['of every page', '<View className="tappable" />', []],
])('a class %s is seen', (_, text, names) => {
  expect(foreignClasses('src/x/y.tsx', text)).toEqual(names.map(name => `src/x/y.tsx: ${name}`))
})
