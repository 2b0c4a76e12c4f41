import assert from 'node:assert/strict'
import { after } from 'node:test'
import * as readable from '../support/readable'
import type { CustomerKey } from './harness'
import { misplaced } from './layout'
import type { Screen, Screens, ScreenSettings } from './screen'

/** Titles of a page that could not show what it is for. */
const FAILED = ['暂时无法显示', '无法查看']

const PARTS: readable.Parts = {
  roots: 'wx-page:not([hidden]) .page-shell',
  targets: ':is(.tappable, wx-button, wx-input, wx-textarea)',
  names: '.button, .tabs__tab, .section-head__title, .row-link__title, .dialog__title, .state-view__title',
}

/** Phones that stay open over the tests of a file, one for each customer. */
export function usePhones(
  screens: Screens,
  settings: Pick<ScreenSettings, 'storage' | 'phone'> = {},
): (customer: CustomerKey | undefined) => Promise<Screen> {
  const open = new Map<CustomerKey | undefined, Promise<Screen>>()
  after(async () => {
    for (const screen of open.values()) await (await screen).context.close()
  })
  return customer => {
    const known = open.get(customer)
    if (known) return known
    const screen = screens.launch({ customer, ...settings })
    open.set(customer, screen)
    return screen
  }
}

/**
 * Looks at the page in front and takes its picture: nothing beyond its edges, nothing too small to read or to tap or broken
 * where it has to stay whole, no problem, no failure instead of it.
 */
export async function look(screen: Screen, picture: string, mode: readable.Mode = 'ordinary'): Promise<void> {
  await screen.shoot(picture)
  const text = await screen.text()
  for (const failed of FAILED) assert.ok(!text.includes(failed), `the page says ${failed}`)
  assert.deepEqual(await misplaced(screen), [])
  assert.deepEqual(
    [
      ...(await readable.brokenText(screen.page, PARTS)),
      ...(await readable.belowFloors(screen.page, PARTS, mode)),
    ],
    [],
  )
  await screen.failOnProblems()
}

/** Opens a page, whatever went wrong before it, and looks at it. */
export async function visit(
  screen: Screen,
  path: string,
  picture: string,
  mode?: readable.Mode,
): Promise<void> {
  await screen.forgetProblems()
  await screen.visit(path)
  assert.deepEqual(await screen.routes(), [path.split('?')[0]])
  await look(screen, picture, mode)
}
