/** @run long: the viewer of WeChat */
import { beforeEach, describe, it } from 'node:test'
import { pageOf, PLACES } from '../places'
import { useApp } from './harness'

const app = useApp()
const [place] = PLACES['income/statements']
const PAGE = pageOf({ name: 'income/statements', ...place })

describe('statements', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('are listed by kind, and the paper of one opens in WeChat’s viewer and as a text', async () => {
    const phone = await app.launch({ customer: place.customer, path: PAGE })
    await phone.see('11-03 出具')
    await phone.tap('季度')
    await phone.see('2026-01-03 出具')
    await phone.tap('第4季度')
    await phone.see('2025年第4季度对账单.pdf')
    await phone.tap('文字版')
    await phone.see('文字内容与PDF原件一致')
    await phone.see(/^期末市值/)
    await phone.host.back()
    await phone.see('2026-01-03 出具')
    phone.close()
  })
})
