import { by, type Places } from './place'

const trust = { trustId: 'FT1' }
const draft = { applyId: 'FA5' }

export const trustApplicationPlaces: Places<'trust-application'> = {
  'trust-application/principal': [by('U1', { applyId: 'FA3' })],
  'trust-application/principal-papers': [by('U1', { applyId: 'FA3' })],
  'trust-application/spouse': [by('U1', { applyId: 'FA3' })],
  'trust-application/principal-summary': [by('U6', { applyId: 'FA5' })],
  'trust-application/setup': [by('U6', { applyId: 'FA5' })],
  'trust-application/property': [by('U6', { applyId: 'FA5' })],
  'trust-application/application': [by('U1', { applyId: 'FA4' }), by('U1', { applyId: 'FA3' })],
  'trust-application/people': [by('U1', trust), by('U6', draft), by('U6', { trustId: 'FT3' })],
  'trust-application/beneficiary': [by('U1', { ...trust, beneId: 'FT1-B1' }), by('U6', draft)],
  'trust-application/guardian': [by('U1', { ...trust, beneId: 'FT1-B1' })],
  'trust-application/plans': [by('U1', trust), by('U6', draft)],
  'trust-application/end-scheme': [by('U1', trust), by('U6', draft)],
  'trust-application/own-data': [by('U2', trust), by('U2', { ...trust, mode: 'account' })],
}
