import { describe, it } from 'node:test'
import { routes } from '@/routes'
import type { PackageName } from '@/routes/define'
import { useApp } from './harness'
import { everyPlace, type Place } from './places'
import { useScreens } from './screen'
import { usePhones, visit } from './visits'

const app = useApp()
const screens = useScreens(app)

/** How many pages of a package are looked at, the first ones; of any other package three. */
const PER_PACKAGE: Partial<Record<PackageName, number>> = { main: 7, assets: 5, trusts: 5 }

function selection(): Place[] {
  const seen = new Map<PackageName, number>()
  return everyPlace().filter(({ name }) => {
    const { package: owner } = routes[name]
    const count = (seen.get(owner) ?? 0) + 1
    seen.set(owner, count)
    return count <= (PER_PACKAGE[owner] ?? 3)
  })
}

for (const scale of ['150', '200']) {
  describe(`pages at a display scale of ${scale}`, { concurrency: 1 }, () => {
    const phoneOf = usePhones(screens, { storage: { multipleView: scale } })

    for (const { name, customer, path, page } of selection()) {
      it(`${name}: everything in its place`, async () => {
        await visit(await phoneOf(customer), path, `${name}-care-${scale}`, page)
      })
    }
  })
}
