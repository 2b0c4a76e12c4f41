import path from 'node:path'
import postcss, { type Root } from 'postcss'

/** Width of the design that `rpx` divides (WeChat: every screen is 750 rpx wide). */
const RPX_PER_SCREEN = 750

const toVw = (value: string) =>
  value.replace(/(-?\d*\.?\d+)rpx\b/g, (_, number: string) => `${(Number(number) / RPX_PER_SCREEN) * 100}vw`)

/**
 * A selector as WeChat's compiler writes it: every tag gets the prefix `wx-`, also one that HTML knows, so that
 * `html` and `h1` match nothing; `page` is the element around the page.
 */
function toViewSelector(selector: string): string {
  // `:nth-child(odd)` holds no tag.
  return selector.replace(/(^|[\s>+~,]|(?<!:nth[\w-]*)\()([a-z][\w-]*)/g, '$1wx-$2')
}

function isInKeyframes(parent: unknown): boolean {
  const { type, name } = parent as { type?: string; name?: string }
  return type === 'atrule' && /keyframes$/.test(name ?? '')
}

function inlineImports(root: Root, file: string, read: (file: string) => string): void {
  root.walkAtRules('import', rule => {
    const target = /^["'](.+)["']$/.exec(rule.params)?.[1]
    if (!target) throw new Error(`${file}.wxss: cannot read @import ${rule.params}`)
    const imported = path.posix.join(path.posix.dirname(file), target.replace(/\.wxss$/, ''))
    const content = postcss.parse(read(imported), { from: `${imported}.wxss` })
    inlineImports(content, imported, read)
    rule.replaceWith(content.nodes)
  })
}

/** Turns a style sheet into CSS for the host's page; `read` answers a sheet by path without extension. */
export function compileWxss(file: string, read: (file: string) => string): string {
  const root = postcss.parse(read(file), { from: `${file}.wxss` })
  inlineImports(root, file, read)
  root.walkRules(rule => {
    if (!isInKeyframes(rule.parent)) rule.selectors = rule.selectors.map(toViewSelector)
  })
  root.walkDecls(declaration => {
    declaration.value = toVw(declaration.value)
  })
  return root.toString()
}
