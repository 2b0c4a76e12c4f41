import { describe, it } from 'node:test'
import { routes } from '@/routes'
import type { PackageName } from '@/routes/define'
import { everyPage, type NamedPlace, pageOf } from '../places'
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

for (const scale of ['150', '200']) {
  describe(`pages at a display scale of ${scale}`, { concurrency: 1 }, () => {
    const phoneOf = usePhones(screens, { storage: { multipleView: scale } })

    for (const place of selection()) {
      it(`${place.name}: everything in its place`, async () => {
        await visit(await phoneOf(place.customer), pageOf(place), `${place.name}-care-${scale}`)
      })
    }
  })
}
