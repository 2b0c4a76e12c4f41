import { existsSync } from 'node:fs'
import path from 'node:path'
import { cleanUp, startTest } from '../testing/harness'
import { GUIDE_FOLDER, GUIDE_SCREENS, pictureUrl } from './pictures'
import { drawPicture, PICTURES } from './scenes/draw'

afterAll(cleanUp)

test.each(PICTURES)('%s is drawn, the same each time', name => {
  const picture = drawPicture(name)
  expect(picture).toMatch(/^<svg .*<\/svg>$/)
  expect(picture).not.toMatch(/NaN|undefined/)
  expect(drawPicture(name)).toBe(picture)
})

test('topics differ, and only a photo from the field says when and where it was taken', () => {
  expect(drawPicture('charity-water')).not.toBe(drawPicture('charity-library'))
  expect(drawPicture('charity-water')).not.toContain('<text')
  expect(drawPicture('charity-water-64')).toContain('2026-11-02 白水村取水点')
  expect(drawPicture('a-hill')).toBeUndefined()
})

test('it comes as an image that may run nothing, and names that show nothing are refused', async () => {
  const { sandbox } = await startTest()
  const get = (address: string) => fetch(sandbox.url + address)
  const answer = await get(pictureUrl('charity-water'))
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'")
  expect(await answer.text()).toBe(drawPicture('charity-water'))
  for (const name of [
    'UPPER.svg',
    '..%2fx.svg',
    `${'a'.repeat(65)}.svg`,
    'a-hill.svg',
    'guide-other.jpg',
    'constructor.svg',
  ]) {
    expect([name, (await get(`/services/trustAppApi/picture/${name}`)).status]).toEqual([name, 404])
  }
})

test.each(GUIDE_SCREENS)('%s is a picture of the screen', name => {
  expect(existsSync(path.join(GUIDE_FOLDER, `${name}.jpg`))).toBe(true)
})

test('every picture that lists and articles name is there', async () => {
  const { sandbox, browser } = await startTest()
  await browser.loginAs('U1')
  const paging = { pageNum: 1, pageSize: 50 }
  const calls: readonly (readonly [string, unknown])[] = [
    ['articleList', paging],
    ['newsNoticeList', paging],
    ['activityNoticeList', paging],
    ['charityList', paging],
    ...['CP1', 'CP2', 'CP3', 'CP4'].map(charityId => ['charityDetail', { charityId }] as const),
    ...Array.from(
      { length: 30 },
      (_, at) => ['articleDetail', { articleId: `AR${String(at + 1).padStart(2, '0')}` }] as const,
    ),
    ['messageDetail', { msgId: 'M0201' }],
    ['guideList', {}],
  ]
  const named = new Set<string>()
  for (const [name, request] of calls) {
    const { text } = await browser.call(name, request)
    for (const [address] of text.matchAll(/\/services\/trustAppApi\/picture\/[\w.-]+/g)) named.add(address)
  }
  expect(named.size).toBeGreaterThan(40)
  const lost: string[] = []
  for (const address of named) if ((await fetch(sandbox.url + address)).status !== 200) lost.push(address)
  expect(lost).toEqual([])
})
