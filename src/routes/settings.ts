import { route } from './define'

/** Pages of our own: the specification has no list of them. */
export const settingsRoutes = [
  route('settings', 'settings', 'own/settings', '设置', { access: 'open' }),
  route('settings', 'settings/devices', 'safety/devices', '登录设备'),
  route('settings', 'settings/logins', 'safety/logins', '登录记录'),
  route('settings', 'settings/about', 'own/about', '关于', { access: 'open' }),
] as const
