import { by, type Places } from './place'

const trust = { trustId: 'FT1' }

export const trustRequestsPlaces: Places<'trust-requests'> = {
  'trust-requests/append-apply': [by('U1', trust)],
  'trust-requests/append': [by('U1', { appendId: 'AP2' })],
  'trust-requests/claims': [by('U1', trust), by('U2', trust)],
  'trust-requests/claim': [by('U1', { distId: 'DR039' }), by('U2', { planId: 'DP5' })],
  'trust-requests/instructions': [by('U1', trust)],
  'trust-requests/instruction': [by('U1', { instId: 'IN202611190932470042' })],
  'trust-requests/new-instruction': [by('U1', trust)],
  'trust-requests/instruction-products': [by('U1', { ...trust, side: 'in' })],
  'trust-requests/edit-instruction': [by('U1', { instId: 'IN202611200941200058' })],
}
