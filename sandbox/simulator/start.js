/** Where it starts; every other page is offered, and any address below /phone/ can be typed. */
export const START_PATH = 'assetsReport/entry'

export const SCALES = [
  { value: '', label: '不带参数' },
  ...['100', '125', '150', '175', '200'].map(value => ({ value, label: value })),
]

export const THEMES = [
  { value: 'system', label: '跟随系统' },
  { value: 'light', label: '浅色' },
  { value: 'dark', label: '深色' },
]

export const SIZES = [
  { value: '320', label: '320×568', width: 320, height: 568 },
  { value: '375', label: '375×812', width: 375, height: 812 },
  { value: '414', label: '414×896', width: 414, height: 896 },
]

/** The address to open: page, display scale, share mark and, with a token, the login of the mini-program. */
export function startAddress({ path, scale, pageShare, token }) {
  const address = new URL(path.replace(/^\/?(phone\/)?/, '/phone/'), location.origin)
  // A typed path may not lead out of the app, least of all to another host.
  if (address.origin !== location.origin || !address.pathname.startsWith('/phone/')) return '/phone/'
  if (scale) address.searchParams.set('multipleView', scale)
  if (pageShare) address.searchParams.set('pageShare', '1')
  if (token) {
    address.searchParams.set('agent', '5')
    address.searchParams.set('xtoken', token)
  }
  return address.pathname + address.search
}
