import { by, type Places } from './place'

export const trustApplicationPlaces: Places<'trust-application'> = {
  'trust-application/principal': [by('U1', { applyId: 'FA3' })],
  'trust-application/principal-papers': [by('U1', { applyId: 'FA3' })],
  'trust-application/spouse': [by('U1', { applyId: 'FA3' })],
  'trust-application/principal-summary': [by('U6', { applyId: 'FA5' })],
  'trust-application/setup': [by('U6', { applyId: 'FA5' })],
  'trust-application/property': [by('U6', { applyId: 'FA5' })],
  'trust-application/application': [by('U1', { applyId: 'FA4' }), by('U1', { applyId: 'FA3' })],
}
