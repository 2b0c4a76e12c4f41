import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { routes } from '@/routes'
import { everyPage, type NamedPlace, pageOf, PLACES } from '../places'
import { isLongRun } from '../support/run-kind'
import { useApp } from './harness'
import { useScreens } from './screen'
import { look, usePhones, visit } from './visits'

/** What a page looks like to others, or on its other sides. */
const others = (['main/home', 'report/story'] as const).flatMap((name): NamedPlace[] =>
  PLACES[name].slice(1).map(place => ({ name, ...place })),
)

/**
 * A sweep is one file's, and files run side by side: this one looks at every second page, the even or the odd ones. The short
 * run looks at every page in `care-screens`; here only at the other sides of some.
 */
export function checkHalf(half: 0 | 1): void {
  const app = useApp()
  const screens = useScreens(app)
  const isMine = (_: NamedPlace, index: number) => index % 2 === half

  describe('every second page on a screen', { concurrency: 1 }, () => {
    const phoneOf = usePhones(screens)

    for (const place of isLongRun ? everyPage().filter(isMine) : []) {
      it(`${place.name}: everything in its place, in the light and in the dark`, async () => {
        const screen = await phoneOf(place.customer)
        await screen.turn('light')
        await visit(screen, pageOf(place), place.name)
        assert.equal(await screen.title(), routes[place.name].title)
        await screen.turn('dark')
        await look(screen, `${place.name}-dark`)
      })
    }

    others.filter(isMine).forEach((place, index) => {
      it(`${pageOf(place)} (${place.customer ?? 'visitor'}): everything in its place`, async () => {
        await visit(await phoneOf(place.customer), pageOf(place), `${place.name}-${half}-${index}`)
      })
    })
  })
}
