import { by, byVisitor, type Places } from './place'

export const accountPlaces: Places<'account'> = {
  'account/login': [byVisitor({}, { ready: '手机号登录' })],
  'account/enroll': [byVisitor({ code: 'YL8806' })],
  'account/registered': [by('U3')],
  'account/collected': [by('U1'), by('U3')],
  'account/category': [by('U1', { category: 'identity' })],
  'account/copy': [by('U1')],
  'account/copy-applied': [by('U1', { exportId: 'PE202604080001' })],
  'account/third-parties': [by('U1')],
  'account/account-cancel': [by('U3'), by('U1')],
}
