import { by, type Places } from './place'

/** The order of C02 whose contract U1 reads, and one that waits for its payment. */
const READING = { orderId: 'D2026111810005' }
const SIGNED = { orderId: 'D2026112010001' }

export const signingPlaces: Places<'signing'> = {
  'signing/contract': [by('U1', READING)],
  'signing/contract-pdf': [by('U1', { fileId: 'FD159' })],
  'signing/contract-confirmation': [by('U1', READING, { isOnTheWay: true })],
  'signing/contract-signature': [by('U1', READING, { isOnTheWay: true })],
  'signing/contract-signed': [by('U1', SIGNED)],
  'signing/sign-success': [by('U1', SIGNED)],
}
