import { type PagePart, PageParts } from './use-recovery'

const part = (): PagePart => ({ recover: jest.fn() })

function partsOf(parts: PageParts): PagePart[] {
  const found: PagePart[] = []
  parts.forEach(one => found.push(one))
  return found
}

test('a part that stands in two places of a page stays until both are gone', () => {
  const parts = new PageParts()
  const [one, other] = [part(), part()]
  for (const added of [one, one, other]) parts.add(added)
  expect(partsOf(parts)).toEqual([one, other])
  parts.remove(one)
  expect(partsOf(parts)).toEqual([one, other])
  parts.remove(one)
  expect(partsOf(parts)).toEqual([other])
})
