import { describe, it } from 'node:test'
import { routes } from '@/routes'
import { useApp } from './harness'
import { everyPlace } from './places'
import { useScreens } from './screen'
import { look, usePhones, visit } from './visits'

const app = useApp()
const screens = useScreens(app)
const STORY = routes['report/story'].page

describe('every page on a screen', { concurrency: 1 }, () => {
  const phoneOf = usePhones(screens)

  for (const { name, customer, path, page } of everyPlace()) {
    it(`${name}: everything in its place, in the light and in the dark`, async () => {
      const screen = await phoneOf(customer)
      await screen.turn('light')
      await visit(screen, path, name, page)
      await screen.turn('dark')
      await look(screen, `${name}-dark`)
    })
  }

  for (const page of [2, 4, 5, 6, 7, 8]) {
    it(`page ${page} of the report: everything in its place`, async () => {
      await visit(await phoneOf('U1'), `${STORY}?page=${page}`, `report-page-${page}`)
    })
  }

  it('home for a visitor: everything in its place', async () => {
    await visit(await phoneOf(undefined), routes['main/home'].page, 'home-visitor')
  })
})
