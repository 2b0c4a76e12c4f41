import { routesOf } from './define'

const route = routesOf('settings')

/** Pages of our own: the specification has no list of them. */
export const settingsRoutes = [
  route('settings', 'own/settings', '设置', { access: 'open' }),
  route('settings/devices', 'safety/devices', '登录设备'),
  route('settings/logins', 'safety/logins', '登录记录'),
  route('settings/mobile', 'safety/mobile', '更换手机号', { isSecure: true }),
  route('settings/about', 'own/about', '关于', { access: 'open' }),
] as const
