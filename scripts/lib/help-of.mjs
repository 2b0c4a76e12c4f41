import fs from 'node:fs'

/** A script that reads its own options says more than its first words. */
const HAS_OWN = /\bHELP\b|\bhelp, /

/**
 * What a script says of itself: the comment that it begins with. `undefined` for one that has a help of its own.
 */
export function helpOf(file) {
  const source = fs.readFileSync(file, 'utf8')
  if (HAS_OWN.test(source)) return undefined
  const [comment = ''] = /^(?:\/\/[^\n]*\n)+|^\/\*\*[\s\S]*?\*\//.exec(source) ?? []
  return comment
    .replace(/^\/\*\*\s*|\s*\*\/$/g, '')
    .replace(/^(?:\/\/| \*) ?/gm, '')
    .trim()
}
