/** @run long: other phones, keyboards and the eye on every page */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { type RouteName, routes } from '@/routes'
import { everyPage, pageOf } from '../places'
import { type CustomerKey, useApp } from './harness'
import type { Phone } from './phone'

const app = useApp()

/** Pages whose figures are not the customer's holdings: the report is a gift that is meant to be seen. */
const PACKAGES_WITH_AMOUNTS = ['main', 'assets', 'trusts', 'products']

const PLACES = everyPage().filter(
  ({ name, customer }) => customer && PACKAGES_WITH_AMOUNTS.includes(routes[name].package),
)

/** Texts that stand for amounts, incomes and shares: with the eye open they hold figures. */
function amountsOf(phone: Phone): string[] {
  const textsOf = (selector: string) => phone.queryAll(selector).map(element => element.textContent ?? '')
  return [...textsOf('.amount, .change'), ...textsOf('.nowrap').filter(text => text.endsWith(' 份'))]
}

/** Figures long enough to be nobody else's: 14,645,525 or 970,710.00, neither 2026 nor 1.0218. */
const FIGURE = /\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d{4,}\.\d{2}(?!\d)/g

/** All that the page says to the eye, to a screen reader, and on its canvases. */
function everything(phone: Phone): string {
  const labels = phone.queryAll('[aria-label]').map(element => element.getAttribute('aria-label'))
  return [phone.text(), ...labels, ...phone.drawn()].join('\n')
}

interface Seen {
  readonly figures: ReadonlySet<string>
  readonly hasEye: boolean
}

/** The figures that each page shows while the eye is open. */
async function lookAround(customer: CustomerKey): Promise<Map<RouteName, Seen>> {
  const phone = await app.launch({ customer })
  const seen = new Map<RouteName, Seen>()
  for (const place of PLACES.filter(one => one.customer === customer)) {
    const { name } = place
    await phone.visit(pageOf(place))
    const figures = new Set(amountsOf(phone).flatMap(text => text.match(FIGURE) ?? []))
    seen.set(name, { figures, hasEye: phone.query('.amounts-eye') !== undefined })
  }
  phone.close()
  return seen
}

describe('the eye', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  for (const customer of ['U1', 'U2'] as const) {
    it(`shut, covers every figure of ${customer} on every page`, async () => {
      const open = await lookAround(customer)
      const phone = await app.launch({ customer, storage: { amountsHidden: '1' } })
      const eyeless: RouteName[] = []
      const leaks: string[] = []
      let compared = 0
      for (const place of PLACES.filter(one => one.customer === customer)) {
        const { name } = place
        const { figures, hasEye } = open.get(name) ?? { figures: new Set<string>(), hasEye: false }
        if (figures.size === 0) continue
        if (!hasEye) eyeless.push(name)
        compared += figures.size
        await phone.visit(pageOf(place))
        const said = everything(phone)
        const bare = amountsOf(phone).filter(text => /\d/.test(text))
        const shown = [...bare, ...[...figures].filter(figure => said.includes(figure))]
        if (shown.length > 0) leaks.push(`${name}: ${shown.join(' ')}`)
      }
      assert.deepEqual(leaks, [], 'figures that are seen with the eye shut')
      assert.ok(compared >= 10, `only ${compared} figures were seen`)
      assert.deepEqual(eyeless, [], 'pages that show amounts without an eye')
      phone.close()
    })
  }
})
