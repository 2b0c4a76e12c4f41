import { by, type Places } from './place'

export const assetsPlaces: Places<'assets'> = {
  'assets/overview': [by('U1'), by('U3'), by('U6')],
  'assets/position': [
    by('U1', { positionId: 'U1-P05' }),
    by('U1', { positionId: 'U1-P12' }),
    by('U1', { positionId: 'U1-P01' }),
  ],
  'assets/trades': [by('U1'), by('U1', { tab: 'flows' }), by('U6')],
  'assets/trade': [by('U1', { tradeId: 'T2026111900126' })],
  'assets/redemption': [by('U1', { tradeId: 'T2026102700113' })],
  'assets/bank-change': [by('U1', { applyId: 'BC2026111200008' })],
  'assets/disclosures': [by('U1')],
  'assets/history': [by('U1'), by('U3')],
  'assets/history-position': [by('U1', { positionId: 'U1-H01' })],
  'assets/distributions': [by('U1')],
  'assets/distribution': [by('U1', { distId: 'T2026111800113' })],
  'assets/certificates': [by('U1'), by('U3')],
  'assets/certificate-apply': [by('U1', { certId: 'CT202610211027180044' })],
  'assets/certificate-applied': [by('U1', { certId: 'CT202611200940050017' })],
}
