/** @run long: other phones, keyboards and the eye on every page */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'
import type { PhoneName } from './host/view/phones'
import { type Screen, useScreens } from './screen'

const app = useApp()
const screens = useScreens(app)

/** Fields of the page in front that can be typed into, by their place among all. */
const FIELDS = 'wx-page:not([hidden]) :is(wx-input, wx-textarea):not([disabled])'

/**
 * With the keyboard up for the field in this place: what of it is not seen. With a field stand its label above and what is
 * said of it below; where all of it is higher than what is left of the screen, the field's own box has to be seen.
 */
const hiddenOf = (screen: Screen, place: number) =>
  screen.page.evaluate(
    ({ fields, index }) => {
      const { host } = window
      const field = [...document.querySelectorAll<HTMLElement>(fields)].filter(
        ({ offsetHeight }) => offsetHeight > 0,
      )[index]
      if (!host?.isKeyboardOpen || !field?.contains(document.activeElement)) {
        return ['the field has no keyboard']
      }
      const { top, bottom } = host.seen
      const frame = (field.closest('.field') ?? field).getBoundingClientRect()
      const own = field.getBoundingClientRect()
      const box = frame.height <= bottom - top ? frame : own
      const inFront = document.elementFromPoint(
        own.left + own.width / 2,
        own.top + Math.min(own.height, 40) / 2,
      )
      return [
        ...(box.top < top - 1 ? [`it begins ${Math.round(top - box.top)} px above what is seen`] : []),
        ...(box.bottom > bottom + 1
          ? [`it ends ${Math.round(box.bottom - bottom)} px below what is seen`]
          : []),
        ...(field.contains(inFront) ? [] : [`${inFront?.className} lies over it`]),
      ]
    },
    { fields: FIELDS, index: place },
  )

/** Taps every field of the page in front; answers how many there are, and what the keyboard hides of them. */
async function typeEverywhere(screen: Screen): Promise<{ count: number; hidden: string[] }> {
  const fields = screen.page.locator(FIELDS).filter({ visible: true })
  const count = await fields.count()
  const hidden: string[] = []
  for (let place = 0; place < count; place += 1) {
    // Who taps a field sees what stands with it.
    await fields
      .nth(place)
      .evaluate(field => (field.closest('.field') ?? field).scrollIntoView({ block: 'nearest' }))
    await fields.nth(place).tap()
    await screen.quiet()
    const label = await fields
      .nth(place)
      .evaluate(field => field.closest('.field')?.textContent?.slice(0, 12))
    hidden.push(...(await hiddenOf(screen, place)).map(problem => `${label}: ${problem}`))
  }
  return { count, hidden }
}

/** Where a button stands: seen beside the keyboard, and reached by a finger. */
const isReached = (screen: Screen, selector: string) =>
  screen.page.evaluate(wanted => {
    const button = [...document.querySelectorAll<HTMLElement>(wanted)]
      .filter(({ offsetHeight }) => offsetHeight > 0)
      .at(-1)
    const { host } = window
    if (!button || !host) return false
    const box = button.getBoundingClientRect()
    const point = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    return box.top >= host.seen.top && box.bottom <= host.seen.bottom + 1 && button.contains(point)
  }, selector)

/** A tap beside the field, which closes the keyboard of WeChat. */
async function tapBeside(screen: Screen): Promise<void> {
  await screen.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await screen.quiet()
}

const BAR = '.dock .button--primary'

/** Forms by what is typed in them: with a bar that stays at the edge, or with the button at their end. */
const FORMS = [
  ['an amount to buy', 'packages/products/product/product-detail-fixed/index?productId=C02', 1, BAR],
  ['an amount to redeem', 'packages/products/redemption/redeem/index?positionId=U1-P11', 1, undefined],
  ['a beneficiary', 'packages/trust-people/people/beneficiary/index?trustId=FT1&beneId=FT1-B1', 5, BAR],
] as const

describe('the keyboard of the phone', { concurrency: 1 }, () => {
  beforeEach(async () => {
    await app.reset()
    await app.control('POST', 'ready-to-buy', { customer: 'U1' })
  })

  for (const phone of ['small', 'android', 'notched'] as PhoneName[]) {
    for (const multipleView of ['100', '200']) {
      const settings = { phone, storage: { multipleView } }

      it(`${phone} at ${multipleView}: hides no field of a login, nor what is said of it`, async () => {
        const screen = await screens.launch({ ...settings, path: 'packages/account/session/login/index' })
        await screen.ready()
        await screen.tap('登录')
        await screen.see('请输入正确的手机号')
        const { count, hidden } = await typeEverywhere(screen)
        assert.deepEqual(hidden, [])
        assert.equal(count, 2)
        await screen.close()
      })

      it(`${phone} at ${multipleView}: hides no field of a form, and its bar stands again once it is gone`, async () => {
        const screen = await screens.launch({ ...settings, customer: 'U1' })
        for (const [name, path, least, bar] of FORMS) {
          await screen.visit(path)
          const { count, hidden } = await typeEverywhere(screen)
          assert.deepEqual(hidden, [], name)
          assert.ok(count >= least, `${name} has only ${count} fields`)
          await tapBeside(screen)
          if (bar) assert.ok(await isReached(screen, bar), `the bar of ${name} cannot be reached`)
        }
        await screen.close()
      })
    }

    it(`${phone}: a sheet that asks for a code shows its button beside the keyboard`, async () => {
      const screen = await screens.launch({
        ...{ customer: 'U1', phone },
        path: 'packages/products/redemption/redeem/index?positionId=U1-P11',
      })
      await screen.ready()
      await screen.type('赎回份额（份）', '318120.55')
      await screen.tap('确认赎回')
      await screen.see('确认赎回 318,120.55 份？')
      await screen.tapOn('.dialog__actions .button--primary')
      await screen.see('验证身份后赎回')
      const code = screen.locator('.dialog wx-input').filter({ visible: true })
      await code.tap()
      await screen.atRest()
      assert.ok(await isReached(screen, '.dialog__actions .button'), 'the button is under the keyboard')
      await screen.close()
    })
  }
})
