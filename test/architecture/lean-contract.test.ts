/** @jest-environment node */
import path from 'node:path'
import { transformSync } from '@babel/core'

const PLUGIN = path.resolve(__dirname, '../../config/contract/plugin.js')

/** An endpoint as the production build leaves it. */
const built = (traits: string) =>
  transformSync(`export const call = endpoint('call', v.object({ asked: v.string() }), Answer${traits})`, {
    plugins: [PLUGIN],
    babelrc: false,
    configFile: false,
    compact: true,
  })?.code

test.each([
  ['of nothing that hangs on it', '', false],
  ['that is open to everybody', ', { isPublic: true }', false],
  ['that is said to be no write', ', { isWrite: false }', false],
  ['of a write', ', { isWrite: true }', true],
  ['that money or identity hangs on', ', { isCritical: true }', true],
  ['of a sensitive write', ', { isWrite: true, isCritical: true, isSensitive: true }', true],
])('the answer %s is checked in production: traits "%s", %s', (_name, traits, isChecked) => {
  const code = built(traits)
  expect(code).toContain("name:'call'")
  expect(code?.includes('response:Answer')).toBe(isChecked)
  expect(code).not.toContain('asked')
})

test('traits that the build could not read stop it', () => {
  expect(() => built(', TRAITS')).toThrow('An endpoint gives its traits as a plain object')
})
