/** @jest-environment jsdom */
import { UiStore } from './ui-store'

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
})
afterEach(() => jest.useRealTimers())

describe('messages', () => {
  test.each([1000, 2000, 4000] as const)('stay for %i ms', durationMs => {
    const ui = new UiStore()
    ui.showMessage({ text: '已保存', durationMs }, 'success')
    jest.advanceTimersByTime(durationMs - 1)
    expect(ui.toast?.text).toBe('已保存')
    jest.advanceTimersByTime(1)
    expect(ui.toast).toBeUndefined()
  })

  it('a newer message has its whole time', () => {
    const ui = new UiStore()
    ui.showMessage({ text: 'a', durationMs: 2000 }, 'success')
    jest.advanceTimersByTime(1500)
    ui.showMessage({ text: 'b', durationMs: 2000 }, 'error')
    jest.advanceTimersByTime(1500)
    expect(ui.toast).toMatchObject({ text: 'b', tone: 'error' })
  })
})

describe('overlay', () => {
  it('counts nested requests', () => {
    const ui = new UiStore()
    const endFirst = ui.beginOverlay(() => {})
    const endSecond = ui.beginOverlay(() => {})
    endFirst()
    endFirst()
    expect(ui.isOverlayVisible).toBe(true)
    endSecond()
    expect(ui.isOverlayVisible).toBe(false)
  })

  it('can be cancelled after 15 s, and then aborts every request', () => {
    const ui = new UiStore()
    const cancels = [jest.fn(), jest.fn()]
    cancels.forEach(cancel => ui.beginOverlay(cancel))
    jest.advanceTimersByTime(14_999)
    expect(ui.isOverlaySlow).toBe(false)
    jest.advanceTimersByTime(1)
    expect(ui.isOverlaySlow).toBe(true)
    ui.cancelOverlay()
    expect(cancels.map(cancel => cancel.mock.calls.length)).toEqual([1, 1])
    expect([ui.isOverlayVisible, ui.isOverlaySlow]).toEqual([false, false])
  })

  it('starts its patience anew for the next request', () => {
    const ui = new UiStore()
    ui.beginOverlay(() => {})()
    jest.advanceTimersByTime(20_000)
    ui.beginOverlay(() => {})
    expect(ui.isOverlaySlow).toBe(false)
  })
})

describe('confirm', () => {
  it('resolves with what the customer chose', async () => {
    const ui = new UiStore()
    const first = ui.confirm({ title: '退出？' })
    ui.settleConfirm(true)
    expect(await first).toBe(true)
    const second = ui.confirm({ title: '退出？' })
    ui.settleConfirm(false)
    expect(await second).toBe(false)
    expect(ui.confirmRequest).toBeUndefined()
  })

  it('a second question answers the first with no', async () => {
    const ui = new UiStore()
    const first = ui.confirm({ title: 'a' })
    void ui.confirm({ title: 'b' })
    expect(await first).toBe(false)
    expect(ui.confirmRequest?.title).toBe('b')
  })
})

describe('how pages are shown', () => {
  it('keeps the eye on the device', () => {
    const ui = new UiStore()
    expect(ui.areAmountsHidden).toBe(false)
    ui.toggleAmounts()
    expect(new UiStore().areAmountsHidden).toBe(true)
    ui.toggleAmounts()
    expect(new UiStore().areAmountsHidden).toBe(false)
  })

  it('stores the scale and enters care mode above 100', () => {
    const ui = new UiStore()
    ui.setScale(150)
    expect([ui.scale, ui.isCare, localStorage.getItem('multipleView')]).toEqual([150, true, '150'])
    ui.setScale(999)
    expect([ui.scale, ui.isCare]).toEqual([200, true])
  })
})
