import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { firstCallsOf } from '../../config/first-calls'
import { routes } from '../../src/routes'
import type { PackageName } from '../../src/routes/define'
import { addressOf, type NamedPlace, PLACES, placesOf } from '../places'
import { isLongRun } from '../support/run-kind'
import { belowFloors, brokenText, cutBySpacing, hiddenFocus, overflow, seriousFindings } from './audit'
import { collectFigures, EYE_SHUT, openEye } from './check-eye'
import { assertFirstCalls, openWatched } from './check-first-calls'
import { useApp, type Visit } from './harness'

const LOW = 640
/** A phone that lies on its side. */
const LANDSCAPE = { width: 812, height: 375 }

/** Nothing too small to read or to tap, and nothing that has to stay whole on two lines. */
async function checkText(visit: Visit, mode: 'care' | 'ordinary', size: string): Promise<void> {
  assert.deepEqual([...(await brokenText(visit)), ...(await belowFloors(visit, mode))], [], size)
}

/** In a window of this size nothing sticks out, and no bar lies over what has the focus (WCAG 2.4.11). */
async function checkWindow(
  visit: Visit,
  size: { width: number; height: number },
  name: string,
): Promise<void> {
  await visit.page.setViewportSize(size)
  await visit.still()
  assert.deepEqual([...(await overflow(visit)), ...(await hiddenFocus(visit))], [], name)
}

/** A page takes the size that the device has kept as its window changes. */
async function enlarge(
  visit: Visit,
  scale: '100' | '150' | '200',
  width: number,
  rootFont: number,
  height = LOW,
): Promise<void> {
  await visit.page.evaluate(kept => localStorage.setItem('multipleView', kept), scale)
  await visit.page.setViewportSize({ width, height })
  await visit.page.waitForFunction(
    wanted => parseFloat(getComputedStyle(document.documentElement).fontSize).toFixed(1) === wanted,
    rootFont.toFixed(1),
  )
}

/**
 * Nothing serious for axe in light and dark, nothing cut off by a reader's own spacing (WCAG 1.4.12), on a phone that lies on
 * its side (WCAG 1.3.4) and on a narrow screen: of the page in front.
 */
async function checkThemes(visit: Visit): Promise<void> {
  assert.deepEqual(await seriousFindings(visit), [], 'light')
  assert.deepEqual(await cutBySpacing(visit), [], 'with more space')
  await checkWindow(visit, LANDSCAPE, '812 x 375')
  await visit.page.emulateMedia({ colorScheme: 'dark' })
  await visit.still()
  assert.deepEqual(await seriousFindings(visit, 'in colour'), [], 'dark')
  await visit.page.setViewportSize({ width: 320, height: LOW })
  await visit.still()
  assert.deepEqual(await overflow(visit), [], '320 px')
  await checkText(visit, 'ordinary', '320 px')
}

/** The same in care mode: `ready` waits for the page's content. */
async function checkCare(visit: Visit, ready: () => Promise<void>): Promise<void> {
  await enlarge(visit, '150', 375, 30)
  await ready()
  await visit.still()
  assert.deepEqual(await overflow(visit), [], '375 px at 150 %')
  await checkText(visit, 'care', '375 px at 150 %')
  // Still dark: care mode has colours of its own.
  assert.deepEqual(await seriousFindings(visit, 'in colour'), [], 'dark at 150 %')
  await enlarge(visit, '200', 320, 34.1)
  await visit.still()
  assert.deepEqual(await overflow(visit), [], '320 px at 200 %')
  await checkText(visit, 'care', '320 px at 200 %')
  await enlarge(visit, '200', 375, 40)
  await checkWindow(visit, { width: 375, height: LOW }, '375 px at 200 %')
  await checkText(visit, 'care', '375 px at 200 %')
}

/** Opens a page once with the eye shut, looks at it with the eye open in every theme and size; answers its figures. */
async function checkWhole(visit: Visit, place: NamedPlace): Promise<number> {
  const { name } = place
  const address = addressOf(place)
  const figuresOf = collectFigures(visit)
  const calls = await openWatched(visit, address)
  if (
    firstCallsOf(name).some(({ ifKnown }) => !ifKnown) &&
    PLACES[name].find(({ params }) => !params.tab)?.params === place.params
  ) {
    assertFirstCalls(name, calls)
  }
  const words = await visit.words()
  const hidden = await figuresOf()
  const shown = hidden.filter(figure => words.includes(figure))
  assert.deepEqual(shown, [], 'figures shown, or said aloud, while the eye is shut')
  await openEye(visit, address, hidden.length > 0)
  assert.equal(await visit.page.title(), routes[name].title)
  assert.equal(await visit.page.locator('[role=alert]').filter({ hasText: /\S/ }).count(), 0, 'no error')
  assert.equal(await visit.page.locator('main .help-foot').count(), 1, 'one way to help (WCAG 3.2.6)')
  await checkLooks(visit, () => visit.settle())
  return hidden.length
}

/** Places of some packages that are opened: all of them in the long run, the first one of each page in the short. */
function sweptPlaces(packages: readonly PackageName[]): readonly NamedPlace[] {
  const places = placesOf(packages).filter(({ isOnTheWay }) => !isOnTheWay)
  if (isLongRun) return places
  return places.filter((place, index) => places.findIndex(({ name }) => name === place.name) === index)
}

/**
 * Opens each page of some packages as who sees it with content; `figures` is how many there are to hide on all of them
 * together.
 */
export function checkPackages(packages: readonly PackageName[], figures = 0): void {
  const app = useApp()

  describe(`every page of ${packages.join(', ')}`, { concurrency: 1 }, () => {
    let compared = 0

    for (const place of sweptPlaces(packages)) {
      const { customer, ready } = place
      const address = addressOf(place)
      const looks = 'axe in light, dark and care mode, reflow'
      const what = ready ? looks : `first calls, the eye (E30), ${looks}`

      it(`${address} (${customer ?? 'visitor'}): ${what}`, async () => {
        const visit = await app.tab(customer, ready ? {} : EYE_SHUT)
        if (ready) await checkAppearance(visit, address, ready)
        else compared += await checkWhole(visit, place)
        await visit.close()
      })
    }

    if (figures > 0) {
      // The number is that of all places together.
      const least = isLongRun ? figures : 1
      it(`have at least ${least} figures to hide`, () => {
        assert.ok(compared >= least, `only ${compared} figures were compared`)
      })
    }
  })
}

/** Opens a page that is told by a text of its own, and looks at it in every theme and size. */
export async function checkAppearance(visit: Visit, address: string, text: string | RegExp): Promise<void> {
  const ready = () => visit.see(text)
  await visit.open(address)
  await ready()
  await checkLooks(visit, ready)
}

/**
 * Looks at what is shown now, a sheet above its page too: in every theme and size in the long run; in the short one in light at
 * the ordinary size and in dark at 200 % on a narrow screen. `ready` waits for it.
 */
export async function checkLooks(visit: Visit, ready: () => Promise<void>): Promise<void> {
  if (!isLongRun) {
    await checkLight(visit)
    await toLargestInDark(visit)
    await ready()
    // The page was laid out at another size: what its bars hide of the focus is looked at in the long run, from a load at this one.
    await checkLargestInDark(visit, { looksForHiddenFocus: false })
    return
  }
  await visit.still()
  await checkThemes(visit)
  await checkCare(visit, ready)
}

/** What rises over a page is built of one frame: two looks find what its content does wrong. */
async function checkLight(visit: Visit): Promise<void> {
  await visit.still()
  assert.deepEqual([...(await seriousFindings(visit)), ...(await overflow(visit))], [], 'light')
}

async function toLargestInDark(visit: Visit): Promise<void> {
  await visit.page.emulateMedia({ colorScheme: 'dark' })
  await enlarge(visit, '200', 320, 34.1)
}

async function checkLargestInDark(visit: Visit, { looksForHiddenFocus = true } = {}): Promise<void> {
  await visit.still()
  assert.deepEqual(await seriousFindings(visit, 'in colour'), [], 'dark')
  assert.deepEqual(await overflow(visit), [], '320 px at 200 %')
  if (looksForHiddenFocus) assert.deepEqual(await hiddenFocus(visit), [], '320 px at 200 %')
  await checkText(visit, 'care', '320 px at 200 %')
}

/** What stands over a page now: in light (the long run alone), then in dark at 200 % on a narrow screen; `ready` waits for it. */
export async function checkRisen(visit: Visit, ready: () => Promise<void>): Promise<void> {
  if (isLongRun) await checkLight(visit)
  await toLargestInDark(visit)
  await ready()
  await checkLargestInDark(visit)
}

/** The same of what rises for a moment, and is opened for each look. */
export async function checkInTurn(
  visit: Visit,
  open: (check: () => Promise<void>) => Promise<void>,
): Promise<void> {
  if (isLongRun) await open(() => checkLight(visit))
  await toLargestInDark(visit)
  await open(() => checkLargestInDark(visit))
}

/** Light colours and letters of the ordinary size again, after `checkLooks`, for what is done next. */
export async function lookAsUsual(visit: Visit): Promise<void> {
  await visit.page.emulateMedia({ colorScheme: 'light' })
  await enlarge(visit, '100', 375, 20, 812)
  await visit.still()
}
