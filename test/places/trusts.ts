import { by, type Places } from './place'

const trust = { trustId: 'FT1' }

export const trustsPlaces: Places<'trusts'> = {
  'trusts/principal': [by('U1', trust)],
  'trusts/beneficiary': [by('U2', trust)],
  'trusts/beneficiaries': [by('U1', trust)],
  'trusts/scheme': [by('U1', trust)],
  'trusts/my-scheme': [by('U2', trust)],
  'trusts/records': [by('U2', trust)],
  'trusts/trades': [by('U1', trust)],
  'trusts/trade': [by('U1', { tradeId: 'TT0001' })],
  'trusts/net-values': [by('U1', trust)],
  'trusts/disclosures': [by('U1', trust)],
  'trusts/contracts': [by('U1', trust)],
  'trusts/plan': [by('U1', trust)],
}
