import { ID_APPLICATION_HOURS } from '@/contract/identity'
import { ID_APPLICATION_STATUS } from '@/contract/tables/identity'
import { idCardOf } from '../identity/id-cards'
import { insertRows } from '../store/insert'
import type { Seed } from './order'

const PASSED = [
  { id: 'SM201904100001', customerId: '100001', at: '2019-04-10T14:05:00+08:00' },
  { id: 'SM202305200001', customerId: '100002', at: '2023-05-20T14:05:00+08:00' },
]

/** How U1 and U2 proved who they are; their photos are long gone. Customers must be there. */
export const identityApplicationsSeed: Seed = {
  name: 'identity-applications',
  after: ['customers'],
  fill(db) {
    insertRows(
      db,
      'identity_applications',
      PASSED.flatMap(({ id, customerId, at }) => {
        const card = idCardOf(customerId)
        if (!card) return []
        const { authority, beginDate, endDate, ...front } = card
        const sure = { ocrScore: 97, doubtful: [] }
        const when = Date.parse(at)
        return [
          {
            id,
            customer_id: customerId,
            status: ID_APPLICATION_STATUS.passed,
            is_updating: '0',
            consent_version: '1.0',
            front_file_id: '',
            front_read: JSON.stringify({ front, back: null, ...sure, nameMatch: '' }),
            back_file_id: '',
            back_read: JSON.stringify({
              front: null,
              back: { authority, beginDate, endDate },
              ...sure,
              nameMatch: '',
            }),
            name: card.name,
            address: card.address,
            mismatch: '0',
            confirmed_at: when,
            created_at: when,
            expires_at: when + ID_APPLICATION_HOURS * 3_600_000,
            due_at: null,
            promised_date: '',
            decided_at: when,
            reject_reason: '',
            files: '[]',
          },
        ]
      }),
    )
  },
}
