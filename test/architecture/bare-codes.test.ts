/** @jest-environment node */
import { Linter } from 'eslint'
import { parser } from 'typescript-eslint'
import { BARE_CODES, BARE_CODES_OF_DRAWINGS, BARE_CODES_OF_SCHEMAS } from '../../config/lint/bare-codes.cjs'

type Shapes = typeof BARE_CODES

/** The texts in a snippet that the rule refuses. */
function refused(code: string, shapes: Shapes = BARE_CODES): string[] {
  const messages = new Linter().verify(
    code,
    [
      {
        files: ['**/*.ts'],
        languageOptions: { parser },
        rules: { 'no-restricted-syntax': ['error', ...shapes] },
      },
    ],
    'snippet.ts',
  )
  return messages.map(({ fatal, message, line, column, endColumn }) =>
    fatal ? message : (code.split('\n')[line - 1] ?? '').slice(column - 1, (endColumn ?? 0) - 1),
  )
}

test.each([
  ['compared', "const isPaid = status === '3'", ["'3'"]],
  ['compared the other way round', "const isOpen = '10' !== status", ["'10'"]],
  ['listed', "const DONE = ['2', '06']", ["'2'", "'06'"]],
  ['listed in a set', "const DONE = new Set(['2'])", ["'2'"]],
  ['listed where it is asked', "const isDone = ['2'].includes(status)", ["'2'"]],
  ['a pair outside a table', "const MIX = [['01', 24]]", ["'01'"]],
  ['a label beside a code in a table of ours', "const own = { done: ['2', '已完成'] }", ["'2'"]],
  ['a number in place of the label', "const T = codes({ done: ['2', '3'] })", ["'3'"]],
  ['keyed', "const TONES = { '0': 'progress', '04': 'failed' }", ["'0'", "'04'"]],
  ['keyed by the number, which is the same key', 'const NOTES = { 1: note }', ['1']],
  ['a case', "switch (type) { case '01': break }", ["'01'"]],
  [
    'SQL that compares',
    `db.run("UPDATE t SET x = ? WHERE status = '2'", x)`,
    [`"UPDATE t SET x = ? WHERE status = '2'"`],
  ],
  ['SQL that sets', 'db.run("UPDATE t SET status = \'3\'")', [`"UPDATE t SET status = '3'"`]],
  ['SQL with a list', "const IS_OPEN = `status IN ('0', '1')`", ["`status IN ('0', '1')`"]],
  [
    'SQL that leaves one out',
    "db.all(`SELECT * FROM t WHERE status <> '5'`)",
    ["`SELECT * FROM t WHERE status <> '5'`"],
  ],
  [
    'SQL that answers one',
    "const own = `CASE WHEN x THEN '1' ELSE '0' END`",
    ["`CASE WHEN x THEN '1' ELSE '0' END`"],
  ],
  ['SQL with a row', "db.run(`INSERT INTO t VALUES (?1, '0')`, id)", ["`INSERT INTO t VALUES (?1, '0')`"]],
])('refused: %s', (_, code, found) => {
  expect(refused(code)).toEqual(found)
})

test.each([
  ['a name', 'const DONE = [STATUS.paid]; const isPaid = status === STATUS.paid'],
  ['a name as a key', "const TONES = { [STATUS.paid]: 'done' }"],
  ['a name as a case', 'switch (type) { case TYPE.purchase: break }'],
  ['a code table', "export const STATUS = codes({ waiting: ['0', '待处理'], done: ['1', '已完成'] })"],
  ['numbers', 'const STEPS = [1, 2]; const isFirst = index === 0'],
  ['words and longer numbers', "const YEARS = ['2024', 'all']; const isAll = year === 'all'"],
  ['amounts', "const least = '0'; const sum = exact('0')"],
  ['the options that an answer chose', "const answer = { qid: 'q1', oids: ['1', '3'] }"],
  ['SQL with a parameter', "db.run('UPDATE t SET status = ? WHERE id = ?', STATUS.paid, id)"],
  ['SQL with a list of names', 'const IS_OPEN = `status IN ${codesIn(STATUS.waiting)}`'],
  ["the numbers of the annual report's pages", 'const STORY_PAGES = { 2: page }'],
  ['an empty text in SQL', "db.all(`SELECT * FROM t WHERE trust_id = ''`)"],
])('allowed: %s', (_, code) => {
  expect(refused(code)).toEqual([])
})

test('files that draw digits may key their drawings by them, and nothing else', () => {
  const drawings = "const DIGITS = { '0': '111101101101111' }"
  expect(refused(drawings, BARE_CODES_OF_DRAWINGS)).toEqual([])
  expect(refused("const isZero = digit === '0'", BARE_CODES_OF_DRAWINGS)).toEqual(["'0'"])
})

test('files that declare tables may write codes in SQL, and nowhere else', () => {
  const table = "export const SCHEMA = `CREATE TABLE t (status TEXT CHECK (status IN ('0', '1'))) STRICT;`"
  expect(refused(table, BARE_CODES_OF_SCHEMAS)).toEqual([])
  expect(refused("const OPEN = ['0']", BARE_CODES_OF_SCHEMAS)).toEqual(["'0'"])
})
