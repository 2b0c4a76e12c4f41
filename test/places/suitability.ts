import { by, type Places } from './place'

export const suitabilityPlaces: Places<'suitability'> = {
  'suitability/risk-overview': [by('U1'), by('U3'), by('U4')],
  'suitability/risk-questions': [by('U3', {}, { isOnTheWay: true })],
  'suitability/risk-result': [by('U1'), by('U3')],
  'suitability/risk-code': [by('U3', {}, { isOnTheWay: true })],
  'suitability/investor-declaration': [by('U1'), by('U2'), by('U4'), by('U2', { viewOnly: '1' })],
  'suitability/identify-info': [by('U1'), by('U3'), by('U4')],
}
