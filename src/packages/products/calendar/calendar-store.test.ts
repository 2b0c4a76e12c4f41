/** @jest-environment jsdom */
import { SandboxTransport } from '@test/sandbox-transport'
import { AppError } from '@/lib/app-error'
import { RootStore } from '@/stores/root/root-store'
import { CalendarStore } from './calendar-store'

jest.mock('@/platform/pages/navigation', () => ({
  openPage: jest.fn(() => Promise.resolve()),
  hasPageBelow: () => false,
}))

const back = new SandboxTransport()
afterAll(() => back.close())

const lost = () => {
  throw new AppError({ kind: 'network', message: '网络连接失败，请检查网络后重试' })
}

test('what has come counts only for the month and the products it was asked for', async () => {
  back.become('U1')
  const store = new CalendarStore(new RootStore(back.send), { month: '', onlyMine: '0' })
  await store.calendar.load()
  const today = store.calendar.data?.today
  expect(store.isCurrent).toBe(true)
  back.instead('productCalendar', lost)
  for (const ask of [() => store.turn(1), () => store.turn(-1), () => store.toggleMine()]) {
    ask()
    const month = store.shownMonth
    await store.calendar.load()
    expect([store.calendar.state.kind, store.shownMonth, store.days.length > 0]).toEqual([
      'error',
      month,
      store.isCurrent,
    ])
  }
  expect([store.isCurrent, store.calendar.data?.today]).toEqual([false, today])
  back.instead('productCalendar', send => send())
  await store.calendar.load()
  expect(store.isCurrent).toBe(true)
})
