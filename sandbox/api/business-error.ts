import { INNER, INNER_MESSAGES, type InnerCode } from '@/contract/codes'

/**
 * A refusal that is part of the contract: the caller gets its inner code and message. What the handler wrote before
 * throwing stays written (a counted wrong try), so check first and write afterwards.
 */
export class BusinessError extends Error {
  override readonly name = 'BusinessError'
  readonly data: unknown

  constructor(
    readonly innerCode: InnerCode,
    details: { msg?: string; data?: unknown } = {},
  ) {
    super(details.msg ?? INNER_MESSAGES[innerCode])
    this.data = details.data
  }
}

/** Refuses a call because of one field; the sentence is shown at it. */
export function invalidField(field: string, msg: string): BusinessError {
  return new BusinessError(INNER.invalidInput, { data: { errors: [{ field, msg }] } })
}

/**
 * Passes a row on if it belongs to the customer. A row of someone else and a row that does not exist are refused alike,
 * so that ids cannot be tried out.
 */
export function ownRow<Row extends { customer_id: string }>(row: Row | undefined, customerId: string): Row {
  if (row?.customer_id !== customerId) throw new BusinessError(INNER.notOwner)
  return row
}
