import { filesBelow, read } from './project'

/** Ids of rules, wherever they stand. */
const RULE = /(?<![\w-])(?:V-[A-Z0-9]+(?:-[A-Z0-9]+)*|(?:DC|EL|FS|PI|TR|WC|WX)-\d+)\b/g
/** Sections (`B9.1`) and cases (`E22`) are cited in comments alone; elsewhere such words are ids of people and papers. */
const IN_COMMENTS = /(?<![\w%-])(?:B\d+\.\d+|E[1-9]\d?)\b/g
const COMMENT = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g

const files = ['src', 'sandbox', 'test', 'config', 'bench']
  .flatMap(filesBelow)
  .filter(file => /\.(tsx?|m?js|cjs|scss)$/.test(file) && file !== 'test/architecture/rules.test.ts')

function citedIn(text: string): string[] {
  const comments = (text.match(COMMENT) ?? []).join('\n')
  return [...(text.match(RULE) ?? []), ...(comments.match(IN_COMMENTS) ?? [])]
}

const citedBy = new Map<string, string>()
for (const file of files) for (const id of citedIn(read(file))) citedBy.set(id, file)
const explained = [...read('docs/rules.md').matchAll(/^\| ([A-Z]\S*) +\|/gm)].flatMap(([, id = '']) =>
  id === 'Id' ? [] : [id],
)

test('every rule that is cited stands in docs/rules.md', () => {
  expect(
    [...citedBy].filter(([id]) => !explained.includes(id)).map(([id, file]) => `${id}: ${file}`),
  ).toEqual([])
})

test('docs/rules.md has no rule that nobody cites, and none twice', () => {
  expect(explained.filter(id => !citedBy.has(id))).toEqual([])
  expect(explained.filter((id, index) => explained.indexOf(id) !== index)).toEqual([])
})

test.each([
  ['// as rule V-READ says', ['V-READ']],
  ['/** Two lists\n * (PI-10; domain contract, B6.21). */', ['PI-10', 'B6.21']],
  ["// the eye overrides it (E30)\nconst id = 'E12'", ['E30']],
  ["const id = 'AG-PI-10', address = '?b=%E4'", []],
])('%p cites %p', (text, ids) => {
  expect(citedIn(text)).toEqual(ids)
})
