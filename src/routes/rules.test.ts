import { routeList, routes } from './index'
import { mainPages, subPackages } from './pages'
import { canonicalPath, decideAccess, withDisplayScale } from './rules'

describe('decideAccess', () => {
  test.each([
    ['customer', 'anonymous', 'login'],
    ['customer', 'known', 'allow'],
    ['customer', 'unknown', 'allow'],
    ['open', 'anonymous', 'allow'],
    ['bare', 'anonymous', 'allow'],
  ] as const)('%s route, %s visitor: %s', (access, session, decision) => {
    expect(decideAccess(access, session)).toBe(decision)
  })
})

describe('withDisplayScale', () => {
  const scale = { multipleView: '150' }
  test.each([
    ['appended', false, { a: '1' }, scale, { a: '1', multipleView: '150' }],
    ['the target has one', false, { multipleView: '125' }, scale, { multipleView: '125' }],
    ['exempt', true, { a: '1' }, scale, { a: '1' }],
    ['nothing stored, or inside the mini-program', false, { a: '1' }, {}, { a: '1' }],
  ])('%s', (_name, isScaleExempt, query, stored, expected) => {
    expect(withDisplayScale({ isScaleExempt }, query, stored)).toEqual(expected)
  })
})

describe('canonicalPath', () => {
  test.each([
    ['', '404'],
    ['/', '404'],
    ['/home', 'home'],
    ['/home/', 'home'],
    ['//HOME//', 'home'],
    ['/assetsreport/ENTRY', 'assetsReport/entry'],
    ['/assetsReport', '404'],
    ['/assetsReport/entry/more', '404'],
    ['/pages/home/index', '404'],
    ['/%E4', '404'],
    ['/__proto__', '404'],
  ])('%p is %p', (path, expected) => {
    expect(canonicalPath(routeList, path)).toBe(expected)
  })
})

describe('the lists Taro is given', () => {
  it('puts the asked page first and every page into one package', () => {
    expect(mainPages(routes['content/not-found'])[0]).toBe('packages/content/start/not-found/index')
    expect(mainPages(routes['main/home'])[0]).toBe('pages/home/index')
    const inPackages = subPackages(routes['main/home']).flatMap(({ root, pages }) =>
      pages.map(page => `${root}/${page}`),
    )
    expect([...mainPages(routes['main/home']), ...inPackages].sort()).toEqual(
      routeList.map(route => route.page).sort(),
    )
  })
})
