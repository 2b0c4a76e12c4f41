import { AppError } from '@/lib/app-error'
import { INNER } from './codes'
import { wasRefused } from './refusal'
import type { tradeCancel } from './trade'

const refusal = (code: string) => new AppError({ kind: 'business', code, message: '' })

test('a refusal is told by its name', () => {
  expect(wasRefused<typeof tradeCancel>(refusal(INNER.stateConflict), 'stateConflict')).toBe(true)
  expect(wasRefused<typeof tradeCancel>(refusal(INNER.notOwner), 'stateConflict')).toBe(false)
  expect(wasRefused<typeof tradeCancel>(undefined, 'systemBusy')).toBe(false)
})

test('one that the endpoint does not declare does not compile', () => {
  // @ts-expect-error a trade is not cancelled by a picture code
  expect(wasRefused<typeof tradeCancel>(undefined, 'alreadyRegistered')).toBe(false)
})
