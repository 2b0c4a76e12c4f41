import { readFileSync } from 'node:fs'
import { VERSION } from './version'

test('the version that customers read is the package’s', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  expect(VERSION).toBe(version)
})
