import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { routes } from '../../src/routes'
import { overflow, seriousFindings } from './audit'
import { useApp } from './harness'
import { addressOf, type SCREENS } from './screens'

/** Opens pages as who sees them with content, in every theme and size that they have to bear. */
export function checkScreens(title: string, screens: typeof SCREENS): void {
  const app = useApp()

  describe(title, { concurrency: 1 }, () => {
    beforeEach(() => app.clearLog())

    for (const [name, params, customer] of screens) {
      const address = addressOf(name, params)

      it(`${address} (${customer}): nothing serious for axe in light and dark, and it reflows`, async () => {
        const visit = await app.visit({ customer, reducedMotion: 'reduce' })
        await visit.open(address)
        await visit.settle()
        assert.equal(await visit.page.title(), routes[name].title)
        assert.equal(
          await visit.page.locator('[role=alert]').filter({ hasText: /\S/ }).count(),
          0,
          'no error',
        )
        assert.equal(await visit.page.locator('main .help-foot').count(), 1, 'one way to help (WCAG 3.2.6)')
        assert.deepEqual(await seriousFindings(visit), [], 'light')
        await visit.page.emulateMedia({ colorScheme: 'dark' })
        await visit.still()
        assert.deepEqual(await seriousFindings(visit), [], 'dark')
        await visit.page.setViewportSize({ width: 320, height: 640 })
        assert.deepEqual(await overflow(visit), [], '320 px')
        const separator = address.includes('?') ? '&' : '?'
        for (const [width, scale] of [
          [375, 150],
          [320, 200],
        ] as const) {
          await visit.page.setViewportSize({ width, height: 640 })
          await visit.open(`${address}${separator}multipleView=${scale}`)
          await visit.settle()
          assert.deepEqual(await overflow(visit), [], `${width} px at ${scale} %`)
          // Still dark: care mode has colours of its own.
          if (scale === 150) assert.deepEqual(await seriousFindings(visit), [], 'dark at 150 %')
        }
        await visit.close()
      })
    }
  })
}
