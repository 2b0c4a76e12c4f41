import { by, byVisitor, type Places } from './place'

export const mainPlaces: Places<'main'> = {
  'main/home': [
    by('U1', {}, { ready: '去打款' }),
    by('U3', {}, { ready: '开户进度' }),
    byVisitor({}, { ready: '登录后查看资产、家族信托与待办' }),
  ],
  'main/my-trust': [by('U1'), by('U1', { tab: '1' }), by('U1', { tab: '2' })],
  'main/family-trusts': [by('U1'), by('U3')],
  'main/orders': [by('U1'), by('U6')],
  'main/positions': [by('U1'), by('U2')],
  'main/messages': [by('U1'), by('U3')],
}
