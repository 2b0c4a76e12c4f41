import { cleanUp, startTest } from '../testing/harness'
import { drawPicture, pictureUrl } from './pictures'

afterAll(cleanUp)

test('a name has one picture, another name another one', () => {
  expect(drawPicture('a')).toBe(drawPicture('a'))
  expect(drawPicture('a')).not.toBe(drawPicture('b'))
  expect(drawPicture('a')).not.toMatch(/NaN|undefined/)
})

test('it comes as an image that may run nothing, and names that are none are refused', async () => {
  const { sandbox } = await startTest()
  const get = (path: string) => fetch(sandbox.url + path)
  const answer = await get(pictureUrl('cover-1'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(await answer.text()).toBe(drawPicture('cover-1'))
  for (const name of ['UPPER', '..%2fx', 'a'.repeat(65)]) {
    expect((await get(`/services/trustAppApi/picture/${name}.svg`)).status).toBe(404)
  }
})
