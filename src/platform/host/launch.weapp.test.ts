import { giveTaro, refusal, resetTaro } from '@test/fake-taro'
import { displayScale, onLinkedScale } from '@/platform/look/display-scale.weapp'
import { prepareLaunch, reloadPage } from './launch.weapp'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('@test/fake-taro'))

type Entry = { path: string; query: Record<string, string> }
let notFound: () => void
let appShow: (entry: Entry) => void
let updateReady: () => void
const applyUpdate = jest.fn()
const redirectTo = jest.fn(() => Promise.resolve({}))
const reLaunch = jest.fn(() => Promise.resolve({}))
const showModal = jest.fn(() => Promise.resolve({ confirm: true }))

function start(query: Record<string, string> = {}, more: Record<string, unknown> = {}): void {
  giveTaro({
    getLaunchOptionsSync: () => ({ path: 'pages/home/index', query }),
    getAppBaseInfo: () => ({}),
    onPageNotFound: (listen: () => void) => void (notFound = listen),
    onAppShow: (listen: typeof appShow) => void (appShow = listen),
    getUpdateManager: () => ({
      onUpdateReady: (listen: () => void) => void (updateReady = listen),
      applyUpdate,
    }),
    ...{ redirectTo, reLaunch, showModal },
    ...more,
  })
  prepareLaunch({ canonicalPath: path => path, isScaleExempt: () => false })
}

afterEach(() => {
  resetTaro()
  jest.clearAllMocks()
})

const settled = () => new Promise(resolve => setTimeout(resolve, 0))

describe('a start', () => {
  it('leads pages that are gone to our own before it returns', () => {
    start()
    notFound()
    expect(redirectTo).toHaveBeenCalledWith({ url: '/packages/content/start/not-found/index' })
  })

  it('leads home where our own page for what is gone does not come', async () => {
    redirectTo.mockRejectedValueOnce({ errMsg: 'redirectTo:fail timeout' })
    start()
    notFound()
    await settled()
    expect(reLaunch).toHaveBeenCalledWith({ url: '/pages/home/index' })
  })

  it.each([[true], [false]])('offers a new release, which the customer takes: %p', async confirm => {
    start({}, { showModal: () => Promise.resolve({ confirm }) })
    updateReady()
    await settled()
    expect(applyUpdate).toHaveBeenCalledTimes(confirm ? 1 : 0)
  })

  it('of an old WeChat asks for its update, and lives with a refusal', async () => {
    const updateWeChatApp = refusal('updateWeChatApp:fail')
    start({}, { getAppBaseInfo: undefined, updateWeChatApp })
    await settled()
    expect(updateWeChatApp).toHaveBeenCalledTimes(1)
    start()
    expect(showModal).toHaveBeenCalledTimes(1)
  })

  it('takes the scale of its link, and of later ones, each once', () => {
    start({ multipleView: '150' })
    expect(displayScale()).toBe(150)
    const heard: number[] = []
    onLinkedScale(scale => heard.push(scale))
    const later = { path: 'pages/home/index', query: { multipleView: '175' } }
    appShow(later)
    appShow(later)
    appShow({ path: 'pages/home/index', query: {} })
    expect(heard).toEqual([175])
    expect(displayScale()).toBe(175)
  })
})

describe('loading the page anew', () => {
  const open = (page: unknown) =>
    giveTaro({ getCurrentPages: () => [{ route: 'below' }, page], redirectTo, reLaunch })

  it.each([
    [{}, '/packages/a/pages/b/index'],
    [{ id: '1' }, '/packages/a/pages/b/index?id=1'],
    [{ id: '1', q: '%E4%B8%AD%26' }, '/packages/a/pages/b/index?id=1&q=%E4%B8%AD%26'],
  ])('with %p: %s', (options, url) => {
    open({ route: 'packages/a/pages/b/index', options })
    reloadPage()
    expect(redirectTo).toHaveBeenCalledWith({ url })
    expect(reLaunch).not.toHaveBeenCalled()
  })

  it('of the tab bar opens it as the only one', async () => {
    open({ route: 'pages/home/index', options: {} })
    giveTaro({ redirectTo: refusal('redirectTo:fail can not redirectTo a tabbar page') })
    reloadPage()
    await settled()
    expect(reLaunch).toHaveBeenCalledWith({ url: '/pages/home/index' })
  })

  it('does nothing without one', () => {
    giveTaro({ getCurrentPages: () => [] })
    expect(reloadPage).not.toThrow()
  })
})
