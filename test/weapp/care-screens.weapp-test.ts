/** @run short: layout of every page on a phone */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { routes } from '@/routes'
import type { PackageName } from '@/routes/define'
import { everyPage, type NamedPlace, pageOf } from '../places'
import { isLongRun, long } from '../support/run-kind'
import { useApp } from './harness'
import { useScreens } from './screen'
import { usePhones, visit } from './visits'

const app = useApp()
const screens = useScreens(app)

/** How many pages of a package are looked at, the first ones; of any other package three. */
const PER_PACKAGE: Partial<Record<PackageName, number>> = { main: 7, assets: 5, trusts: 5 }

function selection(): NamedPlace[] {
  const seen = new Map<PackageName, number>()
  return everyPage().filter(({ name }) => {
    const { package: owner } = routes[name]
    const count = (seen.get(owner) ?? 0) + 1
    seen.set(owner, count)
    return count <= (PER_PACKAGE[owner] ?? 3)
  })
}

long.describe('pages in care mode', { concurrency: 1 }, () => {
  const phoneOf = usePhones(screens, { storage: { multipleView: '150' } })

  for (const place of selection()) {
    it(`${place.name}: everything in its place`, async () => {
      await visit(await phoneOf(place.customer), pageOf(place), `${place.name}-care-150`, 'care')
    })
  }
})

describe('every page in the largest letters on the narrowest phone', { concurrency: 1 }, () => {
  const phoneOf = usePhones(screens, { storage: { multipleView: '200' }, phone: 'narrow' })

  for (const place of everyPage()) {
    it(`${place.name}: everything in its place`, async () => {
      const screen = await phoneOf(place.customer)
      // The short run sees a page once: in the dark too, whose colours no other look of it would show.
      if (!isLongRun) await screen.turn('dark')
      await visit(screen, pageOf(place), `${place.name}-care-200`, 'care')
      assert.equal(await screen.title(), routes[place.name].title)
    })
  }
})
