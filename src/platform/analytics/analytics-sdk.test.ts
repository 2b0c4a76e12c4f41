import fs from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../../..')
const read = (name: string) => fs.readFileSync(path.join(ROOT, name), 'utf8')
const manifest = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }

/** Later versions of both are under a commercial licence, although their package.json says otherwise. */
const SDKS = { 'sa-sdk-javascript': '1.26.17', 'sa-sdk-miniprogram': '1.17.9' }

describe.each(Object.entries(SDKS))('%s', (name, version) => {
  it('is exactly the last version under Apache-2.0', () => {
    const installed = JSON.parse(read(`node_modules/${name}/package.json`)) as { version: string }
    expect([manifest.dependencies[name], installed.version]).toEqual([version, version])
  })

  it('carries the text of that licence', () => {
    const licence = read(`node_modules/${name}/LICENSE`)
    expect(licence).toContain('Apache License')
    expect(licence).toContain('Version 2.0, January 2004')
    expect(licence).not.toMatch(/commercial licen[cs]e|商业/i)
  })
})

it('the SDK for browsers fixes what cannot be configured as the constants say', () => {
  const code = read('node_modules/sa-sdk-javascript/dist/web/sensorsdata.es6.js')
  for (const part of [
    'Math.min(e.timeout,3e4)',
    'update_interval:18e5',
    'timeout:5e3',
    '2592e6',
    ',360,sd.para.cross_subdomain',
  ]) {
    expect(code).toContain(part)
  }
})
