// Writes one glyph module per name of scripts/icons.json, so that a bundle carries only the icons it draws.
import fs from 'node:fs'
import { fromRoot } from './lib/root.mjs'

const source = fromRoot('node_modules/lucide-static/icons')
const target = fromRoot('src/ui/icon/glyphs')

/** What stands between `<svg …>` and `</svg>`, on one line. */
function innerMarkup(svg) {
  const inner = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1]
  if (inner === undefined) throw new Error('no <svg> element')
  return inner.replace(/\s+/g, ' ').replace(/ ?\/>/g, '/>').replace(/> </g, '><').trim()
}

function camelCase(name) {
  return name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
}

const names = JSON.parse(fs.readFileSync(fromRoot('scripts/icons.json'), 'utf8'))
const unknown = names.filter(name => !fs.existsSync(`${source}/${name}.svg`))
if (unknown.length > 0) {
  console.error(`Lucide has no icon named ${unknown.join(', ')} (see https://lucide.dev/icons).`)
  process.exit(1)
}

fs.rmSync(target, { recursive: true, force: true })
fs.mkdirSync(target, { recursive: true })
for (const name of names) {
  const markup = innerMarkup(fs.readFileSync(`${source}/${name}.svg`, 'utf8'))
  const text = `/** Lucide "${name}", ISC licence. */\nexport const ${camelCase(name)} = '${markup}'\n`
  fs.writeFileSync(`${target}/${name}.ts`, text)
}
console.log(`${names.length} icons written to src/ui/icon/glyphs`)
