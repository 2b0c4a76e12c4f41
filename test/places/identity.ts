import { by, type Places } from './place'

export const identityPlaces: Places<'identity'> = {
  'identity/tax-type': [by('U1')],
  'identity/tax-details': [by('U1', {}, { isOnTheWay: true })],
  'identity/tax-result': [by('U1'), by('U3')],
  'identity/identity-scan': [by('U3'), by('U1')],
  'identity/identity-scan-info': [by('U3', {}, { isOnTheWay: true })],
  'identity/face-verify': [by('U3', {}, { isOnTheWay: true })],
  'identity/real-name-result': [by('U1', { authApplyId: 'SM201904100001' }), by('U3')],
  'identity/identity-info': [by('U3'), by('U1')],
  'identity/upload-file': [by('U3', {}, { isOnTheWay: true })],
  'identity/upload-result': [by('U5'), by('U3')],
  'identity/auth-detail': [by('U5'), by('U3')],
  'identity/mini-program-face': [by('U1', {}, { ready: '请完成人脸识别' })],
}
