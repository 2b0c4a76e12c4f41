/**
 * Writes that meet something changed meanwhile: the server refuses, the page says so and shows how it stands now.
 * @run short: page
 * @run long: browser, phone
 */
import { journey } from '@journey'
import { INNER } from '@/contract/codes'
import type { EndpointName } from '@/contract/registry'
import type { CustomerKey } from '../../support/control'
import type { Customer, JourneyHost } from '../customer'
import { typeCode } from '../steps/code-steps'

const CHANGED = '情况已有变化，请核对'

interface Conflict {
  readonly endpoint: EndpointName
  readonly as: CustomerKey
  /** What tells how it stands now. */
  readonly reads: EndpointName
  /** Up to the last tap, and the last tap. */
  readonly begin: (customer: Customer) => Promise<void>
  readonly send: (customer: Customer) => Promise<void>
  /** Where not everywhere: what is said in a toast may be gone before a busy host is asked for it. */
  readonly on?: readonly JourneyHost[]
}

const proveByCode = (customer: Customer) => customer.proveByCode()

const CONFLICTS: readonly Conflict[] = [
  {
    endpoint: 'assetCertApply',
    as: 'U1',
    // WeChat's days are picked, not typed.
    on: ['page', 'browser'],
    reads: 'assetCertPrepare',
    begin: async customer => {
      await customer.open('assets/certificate-apply')
      const preview = await customer.server.next('assetCertPreview')
      await customer.type('证明日期', '2026-10-30')
      await preview()
      await customer.tap('商务')
      await customer.type('接收邮箱', 'lin.zhiyuan@example.com')
      await customer.tap('短信验证并提交')
    },
    send: proveByCode,
  },
  {
    endpoint: 'riskResultConfirm',
    as: 'U3',
    reads: 'riskResult',
    begin: async customer => {
      await customer.open('suitability/risk-overview')
      await customer.tap(/问卷由本人自主填写/)
      await customer.tap('开始测评')
      for (let number = 1; number <= 15; number += 1) {
        await customer.see(`第 ${number} 题，共 15 题`)
        await customer.chooseNth(1)
        if (number < 15) await customer.tap('下一题')
      }
      await customer.tap('提交')
      await customer.tap('确认结果')
      await customer.arriveAt('suitability/risk-code')
      await typeCode(customer)
    },
    send: customer => customer.tap('确认结果'),
  },
  {
    endpoint: 'charityDonate',
    as: 'U1',
    reads: 'charityDetail',
    begin: async customer => {
      await customer.open('membership/charity', { charityId: 'CP1' })
      await customer.tap('捐赠积分')
      await customer.type('捐赠积分', '100')
      await customer.tap('下一步')
    },
    send: customer => customer.tap('确认捐赠'),
  },
  {
    endpoint: 'doubleRecordAppoint',
    as: 'U1',
    reads: 'doubleRecordStatus',
    begin: async customer => {
      await customer.open('recording/record-list', { recordId: 'D2026111610008' })
      await customer.tap('预约人工视频')
      await customer.tap('11月23日 周一')
      await customer.tap('09:00')
    },
    send: customer => customer.tap('确认预约'),
    on: ['page'],
  },
  {
    endpoint: 'redeemApply',
    as: 'U1',
    reads: 'redeemPreCheck',
    begin: async customer => {
      await customer.open('products/redeem', { positionId: 'U1-P11' })
      await customer.type('赎回份额（份）', '318120.55')
      await customer.tap('确认赎回')
      await customer.confirm()
    },
    send: proveByCode,
  },
]

for (const { endpoint, as, on, reads, begin, send } of CONFLICTS) {
  journey(
    `${endpoint} that meets a change says so, and shows how it stands now`,
    { as, on },
    async customer => {
      await begin(customer)
      await customer.server.refuse(endpoint, INNER.stateConflict, CHANGED)
      const fetched = await customer.server.next(reads)
      await send(customer)
      await customer.see(CHANGED)
      await fetched()
    },
  )
}
