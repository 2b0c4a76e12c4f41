import { beforeEach, describe, it } from 'node:test'
import { useApp } from './harness'

const app = useApp()
const PAGE = 'packages/products/calendar/product-calendar/index'

describe('the product calendar', { concurrency: 1 }, () => {
  beforeEach(() => app.reset())

  it('turns by months, and tells of the day that is tapped', async () => {
    const phone = await app.launch({ customer: 'U1', path: `${PAGE}?month=2026-12` })
    await phone.see('2026年12月')
    await phone.tapOn('[aria-label^="12月1日 周二"]')
    await phone.see('远岚·全球优选权益')
    await phone.see('远岚·量化对冲2号')
    await phone.tap('仅看我的')
    await phone.seeNoMore('远岚·量化对冲2号')
    await phone.tapOn('[aria-label="上个月"]')
    await phone.see('2026年11月')
    phone.close()
  })

  it('is behind the gate of private products', async () => {
    const phone = await app.launch({ customer: 'U3', path: PAGE })
    await phone.see('私募产品仅向合格投资者展示')
    phone.close()
  })
})
