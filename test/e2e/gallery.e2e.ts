/** @run short: layout, contrast and floors of every part of the kit in every look, before any page wears it */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { belowFloors, brokenText, overflow, seriousFindings } from './audit'
import { useApp, type Visit } from './harness'

const app = useApp()

type KitIndex = Readonly<
  Record<
    string,
    { readonly parts: Readonly<Record<string, readonly string[]>>; readonly alone: readonly string[] }
  >
>

interface Look {
  readonly scale: '100' | '150' | '200'
  readonly theme: 'light' | 'dark'
  readonly width: number
  /** What axe is asked for: names and roles once, contrast once in each theme. */
  readonly findings?: 'all' | 'in colour'
}

const LOOKS: readonly Look[] = [
  { scale: '100', theme: 'light', width: 375, findings: 'all' },
  { scale: '100', theme: 'dark', width: 320, findings: 'in colour' },
  { scale: '150', theme: 'light', width: 375 },
  { scale: '200', theme: 'dark', width: 320 },
]

interface KitWindow {
  readonly kitIndex: KitIndex
  readonly kitWear: (look: Pick<Look, 'scale' | 'theme'>) => void
}

async function openFrame(visit: Visit, query: Readonly<Record<string, string>>): Promise<void> {
  await visit.page.goto(`${app.url}/sandbox/kit/frame?${new URLSearchParams(query).toString()}`)
  await visit.page.waitForFunction(() => 'kitIndex' in window)
}

async function checkLooks(visit: Visit, query: Readonly<Record<string, string>>): Promise<string[]> {
  const all: string[] = []
  await openFrame(visit, query)
  await visit.page.locator('.story').first().waitFor()
  for (const look of LOOKS) {
    await visit.page.setViewportSize({ width: look.width, height: 812 })
    await visit.page.evaluate(wanted => (window as unknown as KitWindow).kitWear(wanted), look)
    await visit.still()
    const found = [
      ...(look.findings ? await seriousFindings(visit, look.findings) : []),
      ...(await overflow(visit)),
      ...(await brokenText(visit)),
      ...(await belowFloors(visit, look.scale === '100' ? 'ordinary' : 'care')),
    ]
    all.push(
      ...found.map(
        finding => `${[...Object.values(query), look.scale, look.theme, look.width].join(' ')}: ${finding}`,
      ),
    )
  }
  return all
}

describe('the gallery of the kit', { concurrency: 1 }, () => {
  it('shows every look of every part in light, dark and care mode', async () => {
    const visit = await app.visit({ reducedMotion: 'reduce' })
    await openFrame(visit, {})
    const index = await visit.page.evaluate(() => (window as unknown as KitWindow).kitIndex)
    assert.ok(Object.keys(index).length > 5, 'files of stories')
    const found: string[] = []
    for (const [file, { parts, alone }] of Object.entries(index)) {
      for (const part of Object.keys(parts).filter(name => !alone.includes(name))) {
        found.push(...(await checkLooks(visit, { file, part })))
      }
      for (const part of alone) {
        for (const look of parts[part] ?? []) found.push(...(await checkLooks(visit, { file, part, look })))
      }
    }
    assert.deepEqual(found, [])
    await visit.close()
  })
})
