import { cleanUp, startTest } from '../testing/harness'
import { bitmapOf } from './bitmap'
import { readPhoto } from './read-photo'

afterAll(cleanUp)

test('specimens are named, and each is a photo that can be handed in', async () => {
  const { sandbox } = await startTest()
  const get = (path: string) => fetch(sandbox.url + path)
  const { holders } = (await (await get('/sandbox/api/specimens')).json()) as { holders: { name: string }[] }
  expect(holders).toContainEqual({ holder: 'B1', name: '林嘉禾' })
  const answer = await get('/sandbox/specimens/B1/front/fine.jpg')
  expect(answer.headers.get('content-type')).toBe('image/jpeg')
  const photo = bitmapOf(Buffer.from(await answer.arrayBuffer()), 'image/jpeg')
  expect(photo && readPhoto(photo)).toMatchObject({ text: { front: { name: '林嘉禾' } } })
  for (const name of ['U5/front/fine', 'U3/edge/fine', 'U3/front/perfect', '..%2fx/front/fine']) {
    expect((await get(`/sandbox/specimens/${name}.jpg`)).status).toBe(404)
  }
  expect((await get('/sandbox/specimens')).status).toBe(200)
})
