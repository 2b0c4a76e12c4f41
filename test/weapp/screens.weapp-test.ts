import { describe, it } from 'node:test'
import { everyPage, type NamedPlace, pageOf, PLACES } from '../places'
import { useApp } from './harness'
import { useScreens } from './screen'
import { look, usePhones, visit } from './visits'

const app = useApp()
const screens = useScreens(app)

describe('every page on a screen', { concurrency: 1 }, () => {
  const phoneOf = usePhones(screens)

  for (const place of everyPage()) {
    it(`${place.name}: everything in its place, in the light and in the dark`, async () => {
      const screen = await phoneOf(place.customer)
      await screen.turn('light')
      await visit(screen, pageOf(place), place.name)
      await screen.turn('dark')
      await look(screen, `${place.name}-dark`)
    })
  }

  /** What a page looks like to others, or on its other sides. */
  const others = (['main/home', 'report/story'] as const).flatMap((name): NamedPlace[] =>
    PLACES[name].slice(1).map(place => ({ name, ...place })),
  )
  others.forEach((place, index) => {
    it(`${pageOf(place)} (${place.customer ?? 'visitor'}): everything in its place`, async () => {
      await visit(await phoneOf(place.customer), pageOf(place), `${place.name}-${index + 2}`)
    })
  })
})
