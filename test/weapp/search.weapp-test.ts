/** @run long: the same flow on a phone; its rules and stores are in Jest */
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()
const FIELD = '搜索产品、文件、消息、帮助'

describe('the search', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('opens from home, finds by another word and leads there; what was looked for is offered again', async () => {
    const phone = await app.launch({ customer: 'U1', path: 'pages/home/index' })
    await phone.tapOn('[aria-label="搜索"]')
    await phone.see('试试这样找')
    await phone.type(FIELD, '换电话')
    await phone.see('更换手机号')
    await phone.tap('如何更换登记的手机号？')
    await phone.arriveAt('packages/content/help/help-list/index?categoryId=account&id=account-3')
    await phone.see('这个回答有帮助吗？')
    await phone.host.back()
    await phone.tapOn('[aria-label="清除搜索"]')
    await phone.see('最近搜索')
    await phone.tap('换电话')
    await phone.see('更换手机号')
    await phone.type(FIELD, '没有这样的东西')
    await phone.see('没有找到')
    await phone.tap('联系理财经理')
    await phone.until('nobody was there', () =>
      phone.address().startsWith('packages/advisor/contact/contact/index'),
    )
    assert.doesNotMatch(JSON.stringify(await app.log()), /换电话/)
    phone.close()
  })
})
