import { hooks, resetTaro } from '@test/fake-taro'
import { useShareCard as giveCard } from './share-button.weapp'

let path = ''
jest.mock('@tarojs/taro', () => ({
  ...jest.requireActual<object>('@test/fake-taro'),
  useRouter: () => ({ path }),
}))

afterEach(resetTaro)

const CARD = {
  title: '公益课堂',
  desc: '',
  imgUrl: '/cover.svg',
  link: '/phone/activity/activityDetail?activityId=A1&pageShare=1',
  page: 'packages/membership/activities/activity/index?activityId=A1',
}

/** What WeChat gets for a page with this card. */
function shared(page: string, card: Parameters<typeof giveCard>[0]): unknown {
  path = page
  giveCard(card)
  return (hooks.useShareAppMessage?.at(-1) as () => unknown)()
}

describe('a share card', () => {
  it.each([
    '/packages/membership/activities/activity/index',
    'packages/membership/activities/activity/index',
  ])('of %s opens its page and shows the picture of its package', page => {
    expect(shared(page, CARD)).toEqual({
      title: '公益课堂',
      path: '/packages/membership/activities/activity/index?activityId=A1',
      imageUrl: '/packages/membership/share-card.png',
    })
  })

  it('that is not known yet leads home, with a picture all the same', () => {
    expect(shared('/packages/content/articles/article/index', undefined)).toEqual({
      title: '远岚信托',
      path: '/pages/home/index',
      imageUrl: '/packages/content/share-card.png',
    })
  })
})
