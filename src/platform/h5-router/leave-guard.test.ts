/** @jest-environment jsdom */
import {
  addressBar,
  eachInItsOwnWorld,
  flush,
  forgetWhatHappened,
  happened,
  startRouter,
} from '@test/router-world'
import { until } from '@test/until'

eachInItsOwnWorld()

describe('a guarded page', () => {
  async function open(answer: () => Promise<boolean>) {
    const router = startRouter('/phone/home')
    await flush()
    await router.navigate('/pages/list/index', 'push')
    await router.navigate('/pages/detail/index', 'push')
    const asked = jest.fn(answer)
    const letGo = router.guard(asked)
    forgetWhatHappened()
    return { router, asked, letGo }
  }

  it('stays, with its address, when the customer does not want to leave', async () => {
    const { router, asked } = await open(async () => false)
    await router.back(1)
    await until('the address of the guarded page', () => addressBar() === '/phone/detail')
    window.history.back()
    await until(
      'the second question',
      () => asked.mock.calls.length === 2 && addressBar() === '/phone/detail',
    )
    expect(happened()).toEqual([])
  })

  it('goes back once, by as many pages as were asked for, when they do', async () => {
    const { router, asked } = await open(async () => true)
    await router.back(2)
    expect([asked.mock.calls.length, addressBar()]).toEqual([1, '/phone/home'])
    expect(happened()).toEqual([
      'leave launch',
      'cover /phone/detail',
      'reveal /phone/home',
      'painted',
      'close /phone/detail',
      'close /phone/list',
      'show /phone/home',
      'announce /phone/home',
    ])
  })

  it('asks once however often the way back is tapped', async () => {
    let answer = (_mayLeave: boolean) => {}
    const { asked } = await open(() => new Promise(resolve => (answer = resolve)))
    window.history.back()
    await flush()
    window.history.back()
    await flush()
    expect([asked.mock.calls.length, addressBar()]).toEqual([1, '/phone/detail'])
    answer(true)
    await flush()
    expect(addressBar()).toBe('/phone/list')
  })

  it('is left without a word once there is nothing to lose, and for a page over it', async () => {
    const { router, asked, letGo } = await open(async () => false)
    await router.navigate('/pages/login/index', 'push')
    await router.back(1)
    letGo()
    await router.back(1)
    expect([asked.mock.calls.length, addressBar()]).toEqual([0, '/phone/list'])
  })
})
