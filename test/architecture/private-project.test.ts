import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { routeList } from '@/routes'

const ROOT = path.resolve(__dirname, '../..')

interface PrivateProject {
  readonly miniprogramRoot: string
  readonly setting: { readonly urlCheck: boolean }
  readonly condition: {
    readonly miniprogram: { readonly list: { name: string; pathName: string; query: string }[] }
  }
}

// In a process of its own, as `npm run dev:weapp` makes it.
const script = `import('./scripts/lib/private-project.mjs').then(async ({ privateProject }) => console.log(await privateProject('.cache/dev/weapp')))`

test('the developer tools get a compile mode for every page, with parameters of the seed', () => {
  const text = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 30_000,
  })
  const project = JSON.parse(text) as PrivateProject
  const { list } = project.condition.miniprogram
  expect([project.miniprogramRoot, project.setting.urlCheck]).toEqual(['.cache/dev/weapp/', false])
  expect(list.map(({ pathName }) => pathName).sort()).toEqual(routeList.map(({ page }) => page).sort())
  const claims = list.find(({ name }) => name.startsWith('trust-requests/claims '))
  expect(claims?.query).toMatch(/^trustId=\w+$/)
})
