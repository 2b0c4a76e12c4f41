import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const ROOT = path.resolve(__dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'npm-settings-'))
const emptySettings = path.join(folder, 'npmrc')
writeFileSync(emptySettings, '')

afterAll(() => rmSync(folder, { recursive: true, force: true }))

// Both check the lock against package.json in their own way; 11.16 and later are stricter than 10.
test.each(['10.9.9', '11.16.0'])(
  'npm %s takes the lock as it is',
  async version => {
    const args = ['--yes', `npm@${version}`, 'ci', '--dry-run', '--ignore-scripts', '--prefer-offline']
    const env = { ...process.env, NPM_CONFIG_USERCONFIG: emptySettings, npm_config_update_notifier: 'false' }
    await expect(
      promisify(execFile)('npx', args, { cwd: ROOT, env, timeout: 120_000 }),
    ).resolves.toBeDefined()
  },
  130_000,
)
