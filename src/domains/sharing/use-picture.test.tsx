import TestUtils from '@tarojs/test-utils-react'
import { until } from '@test/until'
import { useEffect } from 'react'
import { type DrawnPicture, usePicture } from './use-picture'

const utils = new TestUtils()
let picture: DrawnPicture
const make = jest.fn<Promise<string>, [{ name: string }]>()

function Page({ name }: { name: string }) {
  const drawn = usePicture({ name }, make)
  useEffect(() => {
    picture = drawn
  }, [drawn])
  return null
}

beforeEach(() => make.mockReset())
afterEach(() => utils.unmout()) // the library spells it so

test('a picture that failed is drawn again at each wish', async () => {
  make.mockRejectedValue(new Error('no canvas'))
  await utils.mount(() => <Page name="a" />)
  for (const times of [1, 2, 3]) {
    await until('the failure', () => picture.hasFailed && make.mock.calls.length === times)
    picture.retry()
    await until('another try', () => make.mock.calls.length === times + 1)
  }
  await until('the failure', () => picture.hasFailed)
})
