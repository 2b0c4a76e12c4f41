import TestUtils from '@tarojs/test-utils-react'
import { Picture } from './picture.h5'
import { Picture as WeappPicture } from './picture.weapp'
import type { Drawing } from './picture.types'

const utils = new TestUtils()

const HILL: Drawing = {
  markup:
    '<linearGradient id="a"><stop stop-color="#10263A"/></linearGradient><path d="M0 9h9" fill="url(#a)"/>',
  viewBox: [0, 4, 30, 20],
}

afterEach(() => utils.unmout()) // the library spells it so

const all = (selector: string) => [...document.querySelectorAll(selector)]

test('each place of a drawing in the document has names of its own, so that none takes its colours from a page that is covered', async () => {
  await utils.mount(() => (
    <>
      <Picture drawing={HILL} className="one" />
      <Picture drawing={HILL} className="two" label="远山" />
    </>
  ))
  const names = all('linearGradient').map(({ id }) => id)
  expect(new Set(names).size).toBe(2)
  expect(all('path').map(path => path.getAttribute('fill'))).toEqual(names.map(name => `url(#${name})`))
  expect(
    all('svg').map(svg =>
      ['viewBox', 'preserveAspectRatio', 'role', 'aria-label', 'aria-hidden'].map(name =>
        svg.getAttribute(name),
      ),
    ),
  ).toEqual([
    ['0 4 30 20', 'none', null, null, 'true'],
    ['0 4 30 20', 'none', 'img', '远山', null],
  ])
})

test('the mini-program has the same drawing as a background, whole and with its fit', () => {
  const { props } = WeappPicture({ drawing: { ...HILL, fit: 'xMidYMin slice' }, className: 'hill' })
  const { style } = props as { style: { backgroundImage: string } }
  const [, svg = ''] = /^url\("data:image\/svg\+xml,(.*)"\)$/.exec(style.backgroundImage) ?? []
  const root = new DOMParser().parseFromString(decodeURIComponent(svg), 'image/svg+xml').documentElement
  expect([root.getAttribute('viewBox'), root.getAttribute('preserveAspectRatio')]).toEqual([
    '0 4 30 20',
    'xMidYMin slice',
  ])
  expect(root.querySelector('path')?.getAttribute('fill')).toBe('url(#a)')
})
