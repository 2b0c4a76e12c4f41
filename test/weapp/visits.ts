import assert from 'node:assert/strict'
import { after } from 'node:test'
import type { CustomerKey } from './harness'
import { misplaced } from './layout'
import type { Screen, Screens, ScreenSettings } from './screen'

/** Titles of a page that could not show what it is for. */
const FAILED = ['暂时无法显示', '无法查看']

/** Phones that stay open over the tests of a file, one for each customer. */
export function usePhones(
  screens: Screens,
  settings: Pick<ScreenSettings, 'storage'> = {},
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

/** Looks at the page in front and takes its picture: nothing beyond its edges, no problem, no failure instead of it. */
export async function look(screen: Screen, picture: string): Promise<void> {
  await screen.shoot(picture)
  const text = await screen.text()
  for (const failed of FAILED) assert.ok(!text.includes(failed), `the page says ${failed}`)
  assert.deepEqual(await misplaced(screen), [])
  await screen.failOnProblems()
}

/** Opens a page, whatever went wrong before it, and looks at it, or at the one it leads to. */
export async function visit(
  screen: Screen,
  path: string,
  picture: string,
  page = path.split('?')[0],
): Promise<void> {
  await screen.forgetProblems()
  await screen.visit(path)
  assert.deepEqual(await screen.routes(), [page])
  await look(screen, picture)
}
