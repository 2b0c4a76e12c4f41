import { makeAutoObservable, runInAction } from 'mobx'
import type { UserDetail } from '@/contract/user'
import { LostStores } from './lost-stores'

class Store {}

const user = (id: string) => ({ id }) as UserDetail

/** Who is logged in, and what their session left behind. */
function setUp() {
  const root = {
    user: makeAutoObservable<{ user: UserDetail | undefined }>({ user: undefined }, { user: true }),
  }
  const lost = new LostStores(root)
  lost.begin('U1', new Map())
  lost.leave('orders/order', new Store())
  const logIn = (id: string) => runInAction(() => (root.user.user = user(id)))
  return { lost, logIn }
}

test.each([
  ['U1', 'U1'],
  ['U2', undefined],
])('what a session of U1 left behind, once %s has logged in, is kept for %s', (id, kept) => {
  const { lost, logIn } = setUp()
  logIn(id)
  expect(lost.customer).toBe(kept)
})
