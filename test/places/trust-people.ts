import { by, type Places } from './place'

const trust = { trustId: 'FT1' }
const draft = { applyId: 'FA5' }

export const trustPeoplePlaces: Places<'trust-people'> = {
  'trust-people/people': [by('U1', trust), by('U6', draft), by('U6', { trustId: 'FT3' })],
  'trust-people/beneficiary': [by('U1', { ...trust, beneId: 'FT1-B1' }), by('U6', draft)],
  'trust-people/guardian': [by('U1', { ...trust, beneId: 'FT1-B1' })],
  'trust-people/plans': [by('U1', trust), by('U6', draft)],
  'trust-people/end-scheme': [by('U1', trust), by('U6', draft)],
  'trust-people/own-data': [by('U2', trust), by('U2', { ...trust, mode: 'account' })],
}
