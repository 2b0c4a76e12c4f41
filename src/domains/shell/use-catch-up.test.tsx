import TestUtils from '@tarojs/test-utils-react'
import { useEffect, useState } from 'react'
import { Changes } from '@/stores/primitives/changes'
import { PageParts } from '@/ui/states/use-recovery'
import { useCatchUp } from './use-catch-up'

const utils = new TestUtils()
const changes = new Changes()
const part = { recover: () => undefined, catchUp: jest.fn() }
const parts = new PageParts()
parts.add(part)
let setInFront: (isInFront: boolean) => void = () => undefined

function Page() {
  const [isInFront, set] = useState(true)
  useEffect(() => {
    setInFront = set
  }, [])
  useCatchUp(parts, isInFront)
  return null
}

const times = () => [part.catchUp.mock.calls.length]

test('parts catch up at once in front, behind once the page comes back, and never after it has gone', async () => {
  await utils.mount(Page)
  part?.catchUp.mockClear()
  await utils.act(() => changes.touch('points'))
  expect(times()).toEqual([1])
  await utils.act(() => setInFront(false))
  await utils.act(() => changes.touch('points'))
  expect(times()).toEqual([1])
  await utils.act(() => setInFront(true))
  expect(times()).toEqual([2])
  utils.unmout() // the library spells it so
  changes.touch('points')
  expect(times()).toEqual([2])
})
