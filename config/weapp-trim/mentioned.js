const fs = require('node:fs')
const path = require('node:path')

const SOURCE = /\.(ts|tsx)$/
const KIT = /['"](@nutui\/[\w./-]+)['"]/g
const RELATIVE = /from ['"](\.{1,2}\/[\w./-]+)['"]/g
const COMPONENTS = /import(?: type)? \{([^}]*)\} from ['"]@tarojs\/components['"]/g
const WORD = /[A-Za-z_$][\w$]*/g

function sourcesBelow(folder) {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => SOURCE.test(name) && !/\.(test|h5)\.tsx?$/.test(name))
    .map(name => path.join(folder, name))
}

/** A script of the kit with everything that it imports by a relative path. */
function withImports(file, known) {
  if (known.has(file)) return
  known.add(file)
  for (const [, target] of fs.readFileSync(file, 'utf8').matchAll(RELATIVE)) {
    const base = path.resolve(path.dirname(file), target)
    const found = [`${base}.js`, path.join(base, 'index.js')].find(fs.existsSync)
    if (found) withImports(found, known)
  }
}

/** Scripts of the kit that the sources import. */
function kitOf(texts) {
  const files = new Set()
  for (const text of texts) {
    for (const [, target] of text.matchAll(KIT)) {
      if (!target.includes('/style/')) withImports(require.resolve(`${target}.js`), files)
    }
  }
  return [...files]
}

/**
 * What the product's sources and the parts of the kit it uses mention.
 * @param {string} folder of the sources
 * @returns {{components: Set<string>, words: Set<string>}} components of Taro that are imported (`ScrollView`), and every
 *   word in lower case: an attribute whose name is none of them cannot be set
 */
exports.mentionedBelow = folder => {
  const own = sourcesBelow(folder).map(file => fs.readFileSync(file, 'utf8'))
  const texts = [...own, ...kitOf(own).map(file => fs.readFileSync(file, 'utf8'))]
  const imports = texts.flatMap(text => [...text.matchAll(COMPONENTS)].map(([, names]) => names))
  return {
    components: new Set(imports.flatMap(names => names.match(WORD) ?? [])),
    words: new Set(texts.flatMap(text => text.match(WORD) ?? []).map(word => word.toLowerCase())),
  }
}
