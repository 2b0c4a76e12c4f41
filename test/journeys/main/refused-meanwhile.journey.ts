/**
 * More writes that meet something changed meanwhile: whatever page they are of, it fetches how the thing stands now, and says why
 * nothing has happened.
 * @run short: page
 */
import { journey } from '@journey'
import { INNER } from '@/contract/codes'
import type { EndpointName } from '@/contract/registry'
import type { Customer } from '../customer'

const CHANGED = '情况已有变化，请核对'

interface Refused {
  readonly endpoint: EndpointName
  /** What tells how it stands now. */
  readonly reads: EndpointName
  /** Up to the last tap, and the last tap. */
  readonly begin: (customer: Customer) => Promise<void>
  readonly send: (customer: Customer) => Promise<void>
  /** Where the page has words of its own. */
  readonly says?: string
}

const WITH_PERSON = 'D2026111610008'
const confirm = (customer: Customer) => customer.confirm()
const tap = (name: string) => (customer: Customer) => customer.tap(name)

const REFUSED: readonly Refused[] = [
  {
    endpoint: 'reserveCreate',
    reads: 'productDetail',
    begin: async customer => {
      await customer.open('products/booking', { productId: 'C04' })
      await customer.type('预约金额（元）', '1100000')
      await customer.type('联系电话', '19900000001')
    },
    send: tap('提交预约'),
  },
  {
    endpoint: 'reserveCancel',
    reads: 'reserveDetail',
    begin: async customer => {
      await customer.open('products/booking', { productId: 'C03', reserveId: 'D2026111710006' })
      await customer.tap('取消预约')
    },
    send: tap('确认取消'),
  },
  {
    endpoint: 'paymentMark',
    reads: 'orderDetail',
    begin: async customer => {
      await customer.open('products/order-detail', { orderId: 'D2026112010001' })
      await customer.tap('我已打款')
    },
    send: tap('提交'),
    says: '订单状态已变更，请以最新状态为准',
  },
  {
    endpoint: 'orderCancel',
    reads: 'orderDetail',
    begin: async customer => {
      await customer.open('products/order-detail', { orderId: 'D2026111910003' })
      await customer.tap('撤销订单')
      await customer.tap('资金安排有变化')
      await customer.tap('提交撤单')
    },
    send: tap('确认撤单'),
    says: '订单状态已变更，请以最新状态为准',
  },
  {
    endpoint: 'doubleRecordAppointCancel',
    reads: 'doubleRecordStatus',
    begin: async customer => {
      const other = await customer.elsewhere()
      const wish = { recordId: WITH_PERSON, date: '2026-11-23', slot: '09:00', mobile: '' }
      await other.call('doubleRecordAppoint', wish)
      await customer.open('recording/record-list', { recordId: WITH_PERSON })
      await customer.tap('取消预约')
    },
    send: confirm,
    says: '双录状态已变更，请以最新状态为准',
  },
  {
    endpoint: 'callBackBook',
    reads: 'contactInfo',
    begin: async customer => {
      await customer.open('advisor/contact')
      await customer.tap(/预约回电/)
      await customer.tap('11月24日 周二')
      await customer.tap('14:00')
    },
    send: tap('确认预约'),
  },
  {
    endpoint: 'callBackCancel',
    reads: 'contactInfo',
    begin: async customer => {
      const other = await customer.elsewhere()
      const wish = { topic: '0', subject: '', note: '', mobile: '', date: '2026-11-24', slot: '14:00' }
      await other.call('callBackBook', wish)
      await customer.open('advisor/contact')
      await customer.tap('取消这次回电')
    },
    send: confirm,
  },
  {
    endpoint: 'ticketAskAgain',
    reads: 'ticketDetail',
    begin: async customer => {
      await customer.open('advisor/ticket', { ticketId: 'TS2026092800417263' })
      await customer.tap('再次提问')
      await customer.type('还有什么没有解决', '仍未收到回复')
    },
    send: tap('提交'),
  },
  {
    endpoint: 'appendCancel',
    reads: 'appendDetail',
    begin: async customer => {
      await customer.open('trust-requests/append', { appendId: 'AP2' })
      await customer.tap('撤回申请')
    },
    send: confirm,
  },
  {
    endpoint: 'distCancel',
    reads: 'conditionalDistDetail',
    begin: async customer => {
      await customer.open('trust-requests/claim', { distId: 'DR039' })
      await customer.tap('取消申请')
      await customer.tap('信息填写有误')
    },
    send: tap('确认取消'),
    says: '申请状态已变更，请以最新状态为准',
  },
  {
    endpoint: 'instructionCancel',
    reads: 'instructionDetail',
    begin: async customer => {
      await customer.open('trust-requests/instruction', { instId: 'IN202611200941200058' })
      await customer.tap('撤销指令')
      await customer.tap('短信验证并撤销')
    },
    send: customer => customer.proveByCode(),
  },
  {
    endpoint: 'beneChangeWithdraw',
    reads: 'ftBeneList',
    begin: async customer => {
      await customer.open('trusts/beneficiaries', { trustId: 'FT1' })
      await customer.tap(/^新增或变更受益人/)
      await customer.tap('删除周*远')
      await customer.tap('删除')
      await customer.tap('放弃变更')
    },
    send: confirm,
  },
]

for (const { endpoint, reads, begin, send, says = CHANGED } of REFUSED) {
  journey(
    `${endpoint} that is refused says so, and its page shows how it stands now`,
    // What is said in a toast may be gone before a busy host is asked for it.
    { as: 'U1', on: ['page'] },
    async customer => {
      await begin(customer)
      await customer.server.refuse(endpoint, INNER.stateConflict, CHANGED)
      const fetched = await customer.server.next(reads)
      await send(customer)
      await customer.see(says)
      await fetched()
    },
  )
}
