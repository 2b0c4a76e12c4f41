import type { FirstCallsOf } from '@/api/first-calls'
import { fileOf } from '@/domains/documents/queries'
import { orderOf } from '@/domains/orders/queries'
import { confirmationOf, contractOf, signedContractOf } from './queries'

export const signingFirstCalls: FirstCallsOf<'signing'> = {
  'signing/contract': ({ param }) => [contractOf({ orderId: param('orderId') })],
  'signing/contract-pdf': ({ param }) => [fileOf({ fileId: param('fileId') })],
  'signing/contract-confirmation': ({ param }) => [
    contractOf({ orderId: param('orderId') }),
    confirmationOf({ orderId: param('orderId') }),
  ],
  'signing/contract-signature': ({ param }) => [contractOf({ orderId: param('orderId') })],
  'signing/contract-signed': ({ param }) => [signedContractOf({ orderId: param('orderId') })],
  'signing/sign-success': ({ param }) => [orderOf({ orderId: param('orderId') })],
}
