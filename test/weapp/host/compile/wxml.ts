import { TmplGroup } from 'glass-easel-template-compiler'

/** Tags that belong to the template language, not to the page. */
const STRUCTURE = new Set(['block', 'template', 'import', 'include', 'slot', 'wxs'])

/** Every tag that a template file uses. */
export function tagsOf(wxml: string): string[] {
  return [...new Set([...wxml.matchAll(/<([a-z][\w-]*)/g)].map(match => match[1] ?? ''))]
}

/** Names of the methods that a template binds to events. */
export function handlersOf(wxml: string): string[] {
  const names = [...wxml.matchAll(/\s(?:capture-|mut-)?(?:bind|catch):?\w+="(\w+)"/g)]
  return [...new Set(names.map(match => match[1] ?? ''))]
}

/**
 * Rewrites a template for the compiler. Native tags get WeChat's own prefix `wx-`, so that they are not taken for HTML's
 * `input` or `label`; `bindtap` becomes `bind:tap`, since the compiler takes the short form for an attribute of a native
 * node.
 */
export function rewriteWxml(wxml: string, customTags: ReadonlySet<string>): string {
  const isNative = (tag: string) => !STRUCTURE.has(tag) && !customTags.has(tag)
  return wxml
    .replace(/(<\/?)([a-z][\w-]*)/g, (whole, open: string, tag: string) =>
      isNative(tag) ? `${open}wx-${tag}` : whole,
    )
    .replace(/(\s)((?:capture-|mut-)?(?:bind|catch))([a-z]\w*)="/g, '$1$2:$3="')
}

interface Compiled {
  readonly templates: string
  readonly handlers: readonly string[]
  readonly problems: readonly string[]
}

/** Compiles all templates and their scripts together: they refer to each other by path. */
export function compileWxml(
  templates: Readonly<Record<string, string>>,
  scripts: Readonly<Record<string, string>>,
  customTags: ReadonlySet<string>,
): Compiled {
  const group = new TmplGroup()
  const problems: string[] = []
  const handlers = new Set<string>()
  try {
    for (const [path, source] of Object.entries(scripts)) group.addScript(path, source)
    for (const [path, source] of Object.entries(templates)) {
      for (const name of handlersOf(source)) handlers.add(name)
      const found = group.addTmpl(path, rewriteWxml(source, customTags)) as { message?: string }[]
      for (const problem of found) {
        problems.push(`${path}.wxml: ${problem.message ?? JSON.stringify(problem)}`)
      }
    }
    return { templates: group.getTmplGenObjectGroups(), handlers: [...handlers], problems }
  } finally {
    group.free()
  }
}
