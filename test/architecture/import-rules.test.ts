import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ROOT } from './project'

interface Report {
  summary: { violations: { from: string; to: string; rule: { name: string } }[] }
}

/** A small tree: what each file imports, and the one rule that this breaks (none where it is allowed). */
const FILES: Record<string, { imports?: string[]; types?: string[]; breaks?: string }> = {
  'src/lib/date.ts': {},
  'src/lib/leaf.ts': { imports: ['@/contract/user'], breaks: 'layer-lib' },
  'src/lib/framework.ts': { imports: ['mobx'], breaks: 'leaves-know-no-framework' },
  'src/contract/user.ts': { types: ['../lib/date'] },
  'src/contract/code-of-lib.ts': { imports: ['../lib/date'], breaks: 'contract-takes-types-of-lib' },
  'src/contract/leaf.ts': { imports: ['@/routes/index'], breaks: 'layer-contract' },
  'src/routes/index.ts': {},
  'src/routes/leaf.ts': { imports: ['@/lib/date'], breaks: 'layer-routes' },
  'src/platform/host/title.h5.ts': { imports: ['@/lib/date'] },
  'src/platform/host/title.weapp.ts': { imports: ['@/lib/date'] },
  'src/platform/only.h5.ts': {},
  'src/platform/up.ts': { imports: ['@/stores/primitives/resource'], breaks: 'layer-platform' },
  'src/api/client.ts': { imports: ['@/contract/user', '@/platform/host/title', '@/lib/date'] },
  'src/api/up.ts': { imports: ['@/ui/button'], breaks: 'layer-api' },
  'src/stores/primitives/resource.ts': { imports: ['mobx'] },
  'src/stores/root/user-store.ts': { imports: ['@/api/client', '../primitives/resource', '@/routes/index'] },
  'src/stores/up.ts': { imports: ['@/domains/kyc/kyc'], breaks: 'layer-stores' },
  'src/ui/button.ts': { imports: ['@/platform/host/title', '@/stores/primitives/resource', 'react'] },
  'src/ui/store.ts': { imports: ['@/stores/root/user-store'], breaks: 'ui-takes-primitives-only' },
  'src/ui/business.ts': { imports: ['@/contract/user'], breaks: 'layer-ui' },
  'src/domains/kyc/kyc.ts': { imports: ['@/ui/button', '@/stores/root/user-store', '@/contract/user'] },
  'src/domains/kyc/up.ts': { imports: ['@/pages/home/index'], breaks: 'layer-domains' },
  'src/pages/home/index.ts': { imports: ['@/domains/kyc/kyc', '@/ui/button', '@/routes/index'] },
  'src/pages/home/heavy.ts': { imports: ['@/packages/trust/api'], breaks: 'no-package-in-main' },
  'src/packages/trust/api.ts': { imports: ['@/api/client', './rules'] },
  'src/packages/trust/rules.ts': {},
  'src/packages/report/other.ts': { imports: ['@/packages/trust/rules'], breaks: 'no-package-to-package' },
  'src/packages/report/dev.ts': { imports: ['fast-check'], breaks: 'product-uses-dependencies-only' },
  'src/packages/report/sandbox.ts': { imports: ['../../../sandbox/main'], breaks: 'sandbox-stays-outside' },
  'src/packages/report/harness.ts': { imports: ['../../../test/harness'], breaks: 'tests-stay-outside' },
  'src/packages/report/misspelt.ts': { imports: ['./no-such-file'], breaks: 'no-unresolvable' },
  'src/packages/report/one.ts': { imports: ['./two'], breaks: 'no-circular' },
  'src/packages/report/two.ts': { imports: ['./one'] },
  'src/packages/report/report.test.ts': { imports: ['../../../test/harness', '../../../sandbox/main'] },
  'sandbox/main.ts': { imports: ['@/contract/user', '@/lib/date', '@/routes/index'] },
  'sandbox/front.ts': { imports: ['@/ui/button'], breaks: 'sandbox-knows-lib-contract-routes' },
  'test/harness.ts': { imports: ['../sandbox/main', '@/stores/root/user-store'] },
}

const CONFIG = ['.dependency-cruiser.cjs', 'tsconfig.json', 'tsconfig.weapp.json', 'package.json']

let folder = ''

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'import-rules-'))
  for (const name of CONFIG) fs.copyFileSync(path.join(ROOT, name), path.join(folder, name))
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  for (const [name, { imports = [], types = [] }] of Object.entries(FILES)) {
    const lines = [
      ...imports.map((target, index) => `import * as i${index} from '${target}'`),
      ...types.map((target, index) => `import type * as t${index} from '${target}'`),
      `export const used = [${imports.map((_, index) => `i${index}`).join(', ')}]`,
      ...types.map((_, index) => `export type T${index} = typeof t${index}`),
    ]
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), lines.join('\n'))
  }
})

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

function violations(target: 'h5' | 'weapp', folders: string[]) {
  const program = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const args = [program, ...folders, '--config', '.dependency-cruiser.cjs', '--output-type', 'json']
  const env = { ...process.env, DEPCRUISE_TARGET: target }
  const text = execFileSync(process.execPath, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  return (JSON.parse(text) as Report).summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`)
}

test('each import that the architecture refuses breaks its rule, and no other import does', () => {
  const expected = Object.entries(FILES).flatMap(([name, { breaks }]) =>
    breaks ? [`${name}: ${breaks}`] : [],
  )
  expect(violations('h5', ['src', 'sandbox', 'test']).sort()).toEqual(expected.sort())
}, 60_000)

test('a platform module without its variant is found when that target is looked at', () => {
  fs.writeFileSync(
    path.join(folder, 'src/api/only.ts'),
    "import '@/platform/only'\nimport '@/platform/host/title'\n",
  )
  expect(violations('weapp', ['src/api/only.ts'])).toEqual(['src/api/only.ts: no-unresolvable'])
  expect(violations('h5', ['src/api/only.ts'])).toEqual([])
}, 60_000)

test('every rule has an import here that breaks it', () => {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- a CommonJS configuration
  const { forbidden } = require(path.join(ROOT, '.dependency-cruiser.cjs')) as {
    forbidden: { name: string }[]
  }
  const broken = new Set(Object.values(FILES).map(file => file.breaks))
  expect(forbidden.map(({ name }) => name).filter(name => !broken.has(name))).toEqual([])
})
