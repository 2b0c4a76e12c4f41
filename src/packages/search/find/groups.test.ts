import type { RootStore } from '@/stores/root/root-store'
import { groupsOf, pieceOf, placeGroup } from './groups'
import type { Found } from './search-store'

const NONE = { list: [], total: 0 }
const NOTHING: Found = {
  products: NONE,
  trusts: NONE,
  papers: NONE,
  messages: NONE,
  questions: NONE,
  articles: NONE,
  ownTrusts: [],
}

/** Where the hits of groups lead. */
function waysOf(groups: ReturnType<typeof groupsOf>): readonly unknown[] {
  const go = jest.fn()
  const navigation = { go } as unknown as RootStore['navigation']
  for (const { hits } of groups) for (const hit of hits) hit.open(navigation)
  return go.mock.calls
}

const product = { productId: 'P1', productName: '稳泰', productCode: 'YL1', productType: '1', positionId: '' }
const trust = { trustId: 'FT1', trustName: '林氏家族信托', isPrincipal: '1' as const }

test('kinds without anything are left out; each hit leads to its own page', () => {
  expect(groupsOf(NOTHING, '稳泰')).toEqual([])
  const groups = groupsOf(
    {
      ...NOTHING,
      products: { list: [product, { ...product, positionId: 'U1-P1' }], total: 2 },
      trusts: { list: [trust, { ...trust, isPrincipal: '0' }], total: 2 },
      papers: {
        list: [{ fileId: 'F1', docName: '合同', subject: '稳泰', publishDate: '2026-01-02' }],
        total: 9,
      },
      messages: {
        list: [{ msgId: 'M1', title: '到账', summary: '', publishTime: '2026-01-02 09:00:00' }],
        total: 1,
      },
      questions: { list: [{ id: 'q-1', categoryId: 'q', question: '何时', text: '随时' }], total: 1 },
      articles: {
        list: [{ articleId: 'A1', title: '观点', summary: '看', publishTime: '2026-01-02 09:00:00' }],
        total: 1,
      },
    },
    '稳泰',
  )
  expect(groups.map(({ title, total }) => `${title} ${total}`)).toEqual([
    '产品 2',
    '家族信托 2',
    '合同与文件 9',
    '消息 1',
    '常见问题 1',
    '资讯 1',
  ])
  const [intro, ...others] = waysOf(groups)
  expect(intro).toEqual([expect.stringMatching(/^products\/product-detail/), { productId: 'P1' }])
  expect(others).toEqual([
    ['assets/position', { positionId: 'U1-P1' }],
    ['trusts/principal', { trustId: 'FT1' }],
    ['trusts/beneficiary', { trustId: 'FT1' }],
    ['content/pdf', { fileId: 'F1' }],
    ['messages/message', { msgId: 'M1' }],
    ['content/help-list', { categoryId: 'q', id: 'q-1' }],
    ['content/article', { articleId: 'A1' }],
  ])
})

test('a page of a trust opens with its trust, any other without', () => {
  const place = {
    key: 'k',
    title: '受益人信息',
    caption: '',
    route: 'trusts/beneficiaries' as const,
    trustId: 'FT1',
  }
  const settings = { ...place, route: 'settings/settings' as const, trustId: '' }
  expect(waysOf([placeGroup([place, settings])])).toEqual([
    ['trusts/beneficiaries', { trustId: 'FT1' }],
    ['settings/settings', {}],
  ])
})

const LONG = `${'前'.repeat(40)}赎回${'后'.repeat(80)}`

test.each([
  ['短文', '赎回', '短文'],
  [LONG, '赎回', `…${'前'.repeat(12)}赎回${'后'.repeat(46)}…`],
  [LONG, '取回', `…${'前'.repeat(12)}赎回${'后'.repeat(46)}…`],
  [LONG, '别的', `${'前'.repeat(40)}赎回${'后'.repeat(18)}…`],
])('the piece of a text by which it was found: %.4s, %s', (text, keyword, piece) => {
  expect(pieceOf(text, keyword)).toBe(piece)
})
