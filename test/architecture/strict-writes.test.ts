import { makeAutoObservable, observable, runInAction } from 'mobx'

class Count {
  value = 0
  constructor() {
    makeAutoObservable(this)
  }
  async addLate(): Promise<void> {
    await Promise.resolve()
    this.value += 1
  }
}

test('a write outside an action is complained of, also after an await of an action', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const count = new Count()
  await count.addLate()
  observable.box(1).set(2)
  expect(warn.mock.calls.map(([text]) => String(text).slice(0, 37))).toEqual([
    '[MobX] Since strict-mode is enabled, ',
    '[MobX] Since strict-mode is enabled, ',
  ])
  warn.mockClear()
  runInAction(() => (count.value = 5))
  expect(warn).not.toHaveBeenCalled()
  warn.mockRestore()
})
