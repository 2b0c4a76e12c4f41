/** @jest-environment jsdom */
import {
  addressBar,
  browserBack,
  eachInItsOwnWorld,
  flush,
  newRouter,
  stackOf,
  startRouter,
} from '@test/router-world'
import type { Router } from './router'

eachInItsOwnWorld()

/** Home, list and detail, one over the other. */
async function open(): Promise<Router> {
  const router = startRouter('/phone/home')
  await flush()
  await router.navigate('/pages/list/index', 'push')
  await router.navigate('/pages/detail/index', 'push')
  return router
}

/** A sheet over a page: going back closes it, or does nothing where it must be answered. */
function sheetOver(router: Router, address: string, isMandatory = false) {
  const tried = jest.fn(() => {
    if (!isMandatory) close()
    return Promise.resolve(false)
  })
  const close = router.guard(tried, `${address} sheet`)
  return { close, tried }
}

const place = (router: Router) => [stackOf(router).at(-1), addressBar()]
const AT_DETAIL = ['/phone/detail', '/phone/detail']
const AT_LIST = ['/phone/list', '/phone/list']

describe('what lies over a page', () => {
  it('is closed by the first way back, and the page is left by the second', async () => {
    const router = await open()
    const { tried } = sheetOver(router, '/phone/detail')
    await browserBack()
    expect([place(router), tried.mock.calls.length]).toEqual([AT_DETAIL, 1])
    await browserBack()
    expect([place(router), tried.mock.calls.length]).toEqual([AT_LIST, 1])
  })

  it('is closed from above, one by one', async () => {
    const router = await open()
    const lower = sheetOver(router, '/phone/detail')
    const upper = sheetOver(router, '/phone/detail')
    await browserBack()
    expect([lower, upper].map(({ tried }) => tried.mock.calls.length)).toEqual([0, 1])
    await browserBack()
    expect([lower, upper].map(({ tried }) => tried.mock.calls.length)).toEqual([1, 1])
    expect(place(router)).toEqual(AT_DETAIL)
    await browserBack()
    expect(place(router)).toEqual(AT_LIST)
  })

  it('leaves nothing in the history when it is closed by its own button', async () => {
    const router = await open()
    const before = window.history.length
    sheetOver(router, '/phone/detail').close()
    window.history.forward()
    await flush()
    expect([place(router), window.history.length]).toEqual([AT_DETAIL, before])
    await browserBack()
    expect(place(router)).toEqual(AT_LIST)
    window.history.forward()
    await flush()
    expect(place(router)).toEqual(AT_DETAIL)
  })

  it('stays, and so does its page, when it must be answered', async () => {
    const router = await open()
    const { close, tried } = sheetOver(router, '/phone/detail', true)
    await browserBack()
    await browserBack()
    expect([place(router), tried.mock.calls.length]).toEqual([AT_DETAIL, 2])
    close()
    await browserBack()
    expect(place(router)).toEqual(AT_LIST)
  })

  it('closes once, and the page stays, however fast the way back is tapped', async () => {
    const router = await open()
    const { tried } = sheetOver(router, '/phone/detail')
    window.history.back()
    window.history.back()
    await flush()
    await flush()
    expect(tried).toHaveBeenCalledTimes(1)
    expect(place(router)).toEqual(AT_DETAIL)
    await browserBack()
    expect(place(router)).toEqual(AT_LIST)
  })

  it('closes, and the page stays, when a page was left before that lies ahead', async () => {
    const router = await open()
    await router.navigate('/pages/login/index', 'push')
    await router.navigate('/pages/home/index', 'push')
    await router.back(2)
    const { tried } = sheetOver(router, '/phone/detail')
    window.history.back()
    window.history.back()
    await flush()
    await flush()
    expect([place(router), tried.mock.calls.length]).toEqual([AT_DETAIL, 1])
  })

  it('comes before the question of its page, also where that began to ask later', async () => {
    const router = await open()
    sheetOver(router, '/phone/detail')
    const asked = jest.fn(() => Promise.resolve(false))
    router.guard(asked)
    await browserBack()
    expect([place(router), asked.mock.calls.length]).toEqual([AT_DETAIL, 0])
    await browserBack()
    expect([place(router), asked.mock.calls.length]).toEqual([AT_DETAIL, 1])
  })

  it('may be the question itself: going back from it stays, and the next way back asks anew', async () => {
    const router = await open()
    const questions: ReturnType<typeof sheetOver>[] = []
    router.guard(
      () =>
        new Promise(resolve => {
          const close = router.guard(() => {
            close()
            resolve(false)
            return Promise.resolve(false)
          }, '/phone/detail question')
          questions.push({ close, tried: jest.fn() })
        }),
    )
    // By our own way back: what it opens is the customer's to close.
    const ours = router.back(1)
    await flush()
    expect(questions).toHaveLength(1)
    await browserBack()
    await ours
    expect(place(router)).toEqual(AT_DETAIL)
    await browserBack()
    expect([place(router), questions.length]).toEqual([AT_DETAIL, 2])
  })

  it('is passed by our own way back, which knows of it', async () => {
    const router = await open()
    const { tried } = sheetOver(router, '/phone/detail', true)
    await router.back(1)
    expect([place(router), tried.mock.calls.length]).toEqual([AT_LIST, 0])
  })

  it('waits on its page while another one lies over it', async () => {
    const router = await open()
    const { tried } = sheetOver(router, '/phone/detail')
    await router.navigate('/pages/login/index', 'push')
    // One that opens on the covered page is not of the page in front either.
    const late = sheetOver(router, '/phone/detail')
    await browserBack()
    expect([place(router), tried.mock.calls.length, late.tried.mock.calls.length]).toEqual([AT_DETAIL, 0, 0])
    await browserBack()
    await browserBack()
    expect([place(router), tried.mock.calls.length]).toEqual([AT_DETAIL, 1])
    await browserBack()
    expect(place(router)).toEqual(AT_LIST)
  })

  /** As a reload leaves it: the addresses are in the browser's history, their pages are not open. */
  async function reload() {
    window.history.pushState({ position: 3 }, '', '/phone/list')
    window.history.pushState({ position: 4 }, '', '/phone/detail')
    const router = newRouter()
    router.start()
    await flush()
    return router
  }

  it('is forgotten by a reload: the first way back leaves the page', async () => {
    const router = await reload()
    expect(window.history.state).toEqual({ position: 4 })
    await browserBack()
    expect(place(router)).toEqual(AT_LIST)
  })

  it('holds a page that was reloaded, too, but not our own way back', async () => {
    const router = await reload()
    const { tried } = sheetOver(router, '/phone/detail', true)
    await browserBack()
    expect([place(router), tried.mock.calls.length]).toEqual([AT_DETAIL, 1])
    router.leave()
    await flush()
    expect([place(router), tried.mock.calls.length]).toEqual([AT_LIST, 1])
  })
})
