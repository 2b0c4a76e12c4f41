import { by, byVisitor, type Places } from './place'

export const settingsPlaces: Places<'settings'> = {
  'settings/settings': [by('U1'), byVisitor()],
  'settings/devices': [by('U1')],
  'settings/logins': [by('U1'), by('U3')],
  'settings/mobile': [by('U1'), by('U3')],
  'settings/about': [byVisitor()],
}
