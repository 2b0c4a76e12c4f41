import { filesBelow, read } from './project'

/** Every call that shows no message of its own when it fails, with how often the file has it (DC-01). */
const QUIET: readonly (readonly [file: string, reason: string, times: number])[] = [
  ['src/domains/flow/server-draft.ts', 'background', 1],
  ['src/domains/reading/reading-gate.ts', 'background', 1],
  ['src/domains/uploads/listed-file.ts', 'background', 1],
  ['src/domains/uploads/listed-file.ts', 'told by the caller', 1],
  ['src/domains/uploads/photo-store.ts', 'background', 1],
  ['src/domains/uploads/upload-store.ts', 'background', 1],
  ['src/domains/uploads/upload-store.ts', 'told by the caller', 1],
  ['src/packages/income/statements/statements-store.ts', 'told by the caller', 1],
  ['src/packages/signing/shared/contract-signing.ts', 'background', 1],
]

const sources = filesBelow('src').filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))

test('exactly these calls are quiet, each for a reason that stands in docs/rules.md', () => {
  const found = sources.flatMap(file => {
    const reasons = [...read(file).matchAll(/\bquiet: '([^']+)'/g)].map(([, reason = '']) => reason)
    return [...new Set(reasons)]
      .sort()
      .map(reason => [file, reason, reasons.filter(other => other === reason).length])
  })
  expect(found).toEqual(QUIET)
  const decision = read('docs/rules.md')
    .split('\n')
    .find(line => line.startsWith('| DC-01 '))
  for (const [, reason] of QUIET) expect(decision).toContain(reason)
})

test('who is to tell a failure does', () => {
  const telling = QUIET.filter(([, reason]) => reason === 'told by the caller').map(([file]) => file)
  expect(telling.filter(file => !/tellFailure\(|\.owed\b/.test(read(file)))).toEqual([])
})
