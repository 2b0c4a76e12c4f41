/** @jest-environment node */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import type { FirstDrawing } from '@/domains/shell/first-drawing'
import { routes } from '@/routes'
import { firstCallsOf } from '../../config/first-calls'
import { writeFirstDrawing } from '../../config/first-drawings'

const SRC = path.resolve(__dirname, '../../src')

/**
 * It comes before the page's own code on a slow line: what it costs is waited for by everything else. Of it 2 kB read the answer, so that
 * nothing false is seen for a moment where a server writes in its own way.
 */
const MOST_BYTES = 14_500

const pages = fs
  .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter(name => path.basename(name) === 'first-drawing.tsx')
  .map(name => path.dirname(name))

const drawn = pages.map(folder => {
  const route = Object.values(routes).find(({ page }) => page === `${folder}/index`)
  const module = jest.requireActual<{ drawings: readonly FirstDrawing[] }>(`@/${folder}/first-drawing`)
  return { folder, route, drawings: module.drawings }
})

describe('first drawings', () => {
  it('belong to pages', () => {
    expect(pages.length).toBeGreaterThan(0)
    expect(drawn.filter(({ route }) => !route).map(({ folder }) => folder)).toEqual([])
  })

  it.each(drawn)('$folder draws what its page asks first', ({ route, drawings }) => {
    const calls = route ? ['userDetail', ...firstCallsOf(route.name).map(({ name }) => name)] : []
    expect(drawings.length).toBeGreaterThan(0)
    expect(drawings.map(({ call }) => call).filter(call => !calls.includes(call))).toEqual([])
  })

  it.each(drawn)('$folder is small, without React and MobX', ({ folder }) => {
    const output = fs.mkdtempSync(path.join(os.tmpdir(), 'drawing-'))
    try {
      fs.mkdirSync(path.join(output, 'js'))
      const name = writeFirstDrawing(`${folder}/index`, output)
      const text = fs.readFileSync(path.join(output, name ?? ''), 'utf8')
      expect(zlib.gzipSync(text, { level: 9 }).length).toBeLessThan(MOST_BYTES)
      expect(text).not.toMatch(/reactjs\.org|mobx/)
    } finally {
      fs.rmSync(output, { recursive: true })
    }
  })
})
