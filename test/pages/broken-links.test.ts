import { PageStack } from '@test/page-stack'
import type { PageModule } from '@/platform/h5-router/types'
import { routes } from '@/routes'

const needy = Object.values(routes).filter(({ required }) => required.length > 0)

const stack = new PageStack(
  Object.fromEntries(
    // A page lies where its row says.
    needy.map(({ name, page }) => [name, () => import(`../../src/${page}`) as Promise<PageModule>]),
  ),
)

/** What every page asks for, whoever it shows. */
const OF_THE_SHELL = ['userDetail']

test.each(needy.map(({ name }) => name))(
  '%s: a link that lacks what the page needs says so and asks the server for nothing of it',
  async name => {
    await stack.open(name, {}, 'U1')
    expect(stack.text).toContain('无法查看链接不完整，请返回后从列表重新打开。')
    const asked = stack.server.calls.map(call => call.name)
    expect(asked.filter(endpoint => !OF_THE_SHELL.includes(endpoint))).toEqual([])
    await stack.tap('返回')
    expect(stack.address).toBe('home')
  },
)

test('no page that needs a parameter goes unlooked at', () => {
  expect(needy.length).toBeGreaterThan(50)
})
