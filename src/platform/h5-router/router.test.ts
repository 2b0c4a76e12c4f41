/** @jest-environment jsdom */
import {
  addressBar,
  browserBack,
  codeOf,
  eachInItsOwnWorld,
  flush,
  forgetWhatHappened,
  happened,
  launchFailures,
  leftAddresses,
  newRouter,
  stackOf,
  startRouter,
} from '@test/router-world'

eachInItsOwnWorld()

describe('the router', () => {
  it('opens the page of the address, with its query', async () => {
    const router = startRouter('/phone/detail?id=1')
    await flush()
    expect(stackOf(router)).toEqual(['/phone/detail?id=1'])
    expect(window.history.state).toEqual({ position: 0 })
  })

  it('leads an address without a page to the first page', async () => {
    const router = startRouter('/phone/')
    await flush()
    expect(addressBar()).toBe('/phone/home')
    expect(stackOf(router)).toEqual(['/phone/home'])
  })

  it('covers the page below only once the next one is drawn', async () => {
    const router = startRouter('/phone/list')
    await flush()
    await router.navigate('/pages/detail/index?id=7', 'push')
    expect(happened()).toEqual([
      'mount /phone/list',
      'announce /phone/list',
      'leave launch',
      'hide /phone/list',
      'mount /phone/detail?id=7',
      'cover /phone/list',
      'announce /phone/detail?id=7',
    ])
    expect(addressBar()).toBe('/phone/detail?id=7')
  })

  it('says that an address is left while it still stands, so that whoever counts pages counts it', async () => {
    const router = startRouter('/phone/list')
    await flush()
    await router.navigate('/pages/detail/index', 'push')
    await router.navigate('/pages/detail/index?id=2', 'replace')
    expect(leftAddresses()).toEqual(['/phone/list', '/phone/list', '/phone/detail'])
  })

  it('goes back to the page below, which stayed as it was', async () => {
    const router = startRouter('/phone/list')
    await flush()
    await router.navigate('/pages/detail/index', 'push')
    forgetWhatHappened()
    await router.back(1)
    expect(happened()).toEqual([
      'leave launch',
      'cover /phone/detail',
      'reveal /phone/list',
      'painted',
      'close /phone/detail',
      'show /phone/list',
      'announce /phone/list',
    ])
    expect(addressBar()).toBe('/phone/list')
  })

  it('goes back by several pages, at most to the first', async () => {
    const router = startRouter('/phone/home')
    await flush()
    await router.navigate('/pages/list/index', 'push')
    await router.navigate('/pages/detail/index', 'push')
    await router.back(9)
    expect(stackOf(router)).toEqual(['/phone/home'])
    await router.back(1)
    expect(stackOf(router)).toEqual(['/phone/home'])
  })

  it('replaces the front page, and tells the page below nothing', async () => {
    const router = startRouter('/phone/home')
    await flush()
    await router.navigate('/pages/login/index', 'push')
    forgetWhatHappened()
    await router.navigate('/pages/list/index', 'replace')
    expect(happened()).toEqual([
      'leave launch',
      'close /phone/login',
      'mount /phone/list',
      'announce /phone/list',
    ])
    expect(stackOf(router)).toEqual(['/phone/home', '/phone/list'])
    await browserBack()
    expect(stackOf(router)).toEqual(['/phone/home'])
  })

  it('relaunches with one page; older addresses open anew on the way back', async () => {
    const router = startRouter('/phone/home')
    await flush()
    await router.navigate('/pages/list/index', 'push')
    await router.navigate('/pages/login/index', 'relaunch')
    expect(stackOf(router)).toEqual(['/phone/login'])
    forgetWhatHappened()
    await browserBack()
    expect(happened()).toEqual([
      'leave launch',
      'close /phone/login',
      'mount /phone/home',
      'announce /phone/home',
    ])
  })

  it('opens the page of an address that a reload left in the history', async () => {
    window.history.pushState({ position: 3 }, '', '/phone/list')
    window.history.pushState({ position: 4 }, '', '/phone/detail')
    window.history.replaceState({ position: 4 }, '', '/phone/detail')
    const router = newRouter()
    router.start()
    await flush()
    await browserBack()
    expect(stackOf(router)).toEqual(['/phone/list'])
    window.history.forward()
    await flush()
    await flush()
    expect(stackOf(router)).toEqual(['/phone/list', '/phone/detail'])
  })

  it('keeps the address until the code of the page has come', async () => {
    const router = startRouter('/phone/home', ['detail'])
    await flush()
    const opening = router.navigate('/pages/detail/index', 'push')
    await flush()
    expect(addressBar()).toBe('/phone/home')
    codeOf('detail')?.resolve()
    await opening
    expect(addressBar()).toBe('/phone/detail')
  })

  it('rejects when the code cannot be fetched, and stays where it is', async () => {
    const router = startRouter('/phone/home', ['detail'])
    await flush()
    const opening = router.navigate('/pages/detail/index', 'push')
    codeOf('detail')?.reject()
    await expect(opening).rejects.toThrow('offline')
    expect(stackOf(router)).toEqual(['/phone/home'])
    expect(addressBar()).toBe('/phone/home')
  })

  it('going back overtakes a page whose code is still on its way', async () => {
    const router = startRouter('/phone/home', ['detail'])
    await flush()
    await router.navigate('/pages/list/index', 'push')
    const opening = router.navigate('/pages/detail/index', 'push')
    await flush()
    await browserBack()
    codeOf('detail')?.resolve()
    await opening
    await flush()
    expect(stackOf(router)).toEqual(['/phone/home'])
    expect(addressBar()).toBe('/phone/home')
  })

  it('keeps pages and addresses in step, however fast one goes back and forth', async () => {
    const router = startRouter('/phone/home')
    await flush()
    for (let round = 0; round < 5; round += 1) {
      await router.navigate('/pages/list/index', 'push')
      window.history.back()
      window.history.forward()
      await flush()
      await flush()
      await router.back(1)
      expect([stackOf(router), addressBar()]).toEqual([['/phone/home'], '/phone/home'])
    }
  })

  it('leads the address back when the page on the way back cannot be fetched', async () => {
    const router = startRouter('/phone/list', ['list'])
    await flush()
    codeOf('list')?.resolve()
    await flush()
    await router.navigate('/pages/detail/index', 'push')
    await router.navigate('/pages/login/index', 'relaunch')
    window.history.back()
    await flush()
    codeOf('list')?.reject()
    await flush()
    await flush()
    expect(stackOf(router)).toEqual(['/phone/login'])
    expect(addressBar()).toBe('/phone/login')
  })

  it('going back overtakes the first page, too, while its code is on its way', async () => {
    window.history.pushState({ position: 0 }, '', '/phone/list')
    const router = startRouter('/phone/detail', ['detail'], { position: 1 })
    await browserBack()
    codeOf('detail')?.resolve()
    await flush()
    expect(stackOf(router)).toEqual(['/phone/list'])
    expect(addressBar()).toBe('/phone/list')
  })

  it('says that the first page cannot be fetched, and tries again when asked', async () => {
    const router = startRouter('/phone/home', ['home'])
    await flush()
    codeOf('home')?.reject()
    await flush()
    expect(launchFailures()).toHaveLength(1)
    launchFailures()[0]?.()
    await flush()
    codeOf('home')?.resolve()
    await flush()
    expect(stackOf(router)).toEqual(['/phone/home'])
  })

  it('knows no page but those of the app', async () => {
    const router = startRouter('/phone/home')
    await expect(router.navigate('/pages/nowhere/index', 'push')).rejects.toThrow('No page')
  })
})
