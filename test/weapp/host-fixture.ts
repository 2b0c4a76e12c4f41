import { setTimeout as pause } from 'node:timers/promises'
import { useFolders } from './fixture'
import { compilePackage } from './host/compile/package'
import { bundleHost } from './host/node/bundle'
import { createSend } from './host/node/transport'
import type { PhoneName } from './host/view/phones'
import { Phone } from './phone'
import type { Program } from './screen'

/** Where the fixture's requests go; the only address that it may call. */
export const ORIGIN = 'https://api.example.test'
const writeFolder = useFolders()
const bundle = bundleHost()

/** A page that notes its lifecycle, runs what a test wants, and writes what came of it into the storage. */
export const PAGE = (name: string, more = '', methods = '') => `
const note = what => getApp().note('${name}.' + what)
Page({
  data: { count: 0 },
  onLoad(options) { note('onLoad ' + JSON.stringify(options)); ${more} },
  onShow() { note('onShow') }, onReady() { note('onReady') }, onHide() { note('onHide') },
  onUnload() { note('onUnload') },
  ${methods}
})`

const APP = `App({
  notes: [],
  note(text) { this.notes.push(text); wx.setStorageSync('notes', this.notes) },
  onLaunch(options) { this.note('onLaunch ' + options.path) }, onShow() { this.note('app.onShow') },
  onHide() { this.note('app.onHide') },
})`

export const FILES = {
  'app.json': JSON.stringify({
    pages: ['a/index', 'b/index'],
    subPackages: [
      { root: 'sub', pages: ['c/index'] },
      { root: 'other', pages: ['d/index'] },
    ],
    lazyCodeLoading: 'requiredComponents',
  }),
  'app.js': APP,
  'a/index.js': PAGE('a'),
  'a/index.json': '{"navigationBarTitleText":"page a"}',
  'a/index.wxml': '<view>page a</view>',
  'b/index.js': PAGE('b'),
  'b/index.json': '{}',
  'b/index.wxml': '<view>page b</view>',
  'sub/own.js': 'getApp().note("sub/own.js"); module.exports = 1',
  'sub/c/index.js': `require('../own');${PAGE('c')}`,
  'sub/c/index.json': '{}',
  'sub/c/index.wxml': '<view>page c</view>',
  'other/d/index.js': `require('../../sub/own');${PAGE('d')}`,
  'other/d/index.json': '{}',
  'other/d/index.wxml': '<view>page d</view>',
}

/** How a phone with the fixture's package is made. */
export interface Settings {
  readonly files?: Record<string, string>
  /** Page to start with. */
  readonly path?: string
  /** Where requests to the fixture's origin go. */
  readonly server?: string
  readonly phone?: PhoneName
  readonly isOldWeChat?: boolean
  readonly hasCookiesInHeaderOnly?: boolean
}

const packOf = (files: Record<string, string> = {}) => compilePackage(writeFolder({ ...FILES, ...files }))

/** app.json of the fixture with other fields beside its own. */
export const appJson = (fields: object) =>
  JSON.stringify({ ...(JSON.parse(FILES['app.json']) as object), ...fields })

/** The fixture's package for Chromium, with other files beside its own. */
export function programOf(files: Record<string, string>): Program {
  return {
    pack: packOf(files),
    bundle,
    send: createSend(ORIGIN, 'http://127.0.0.1:1'),
    start: () => Promise.resolve(),
    sessionOf: () => Promise.reject(new Error('the fixture has no customers')),
  }
}

/** A phone with a package of a few lines; files may be replaced and added. */
export async function launch(settings: Settings = {}): Promise<Phone> {
  const { files, path, server = 'http://127.0.0.1:1', ...kind } = settings
  const phone = new Phone({
    pack: packOf(files),
    bundle,
    send: createSend(ORIGIN, server),
    storage: {},
    path,
    account: 'somebody',
    ...kind,
  })
  await phone.launch()
  return phone
}

/** Runs a script in the first page's `onLoad`, where `done(value)` ends it; answers the value. */
export async function runInPage(
  script: string,
  settings: Settings = {},
): Promise<{ value: unknown; problems: string[] }> {
  const more = `const done = value => wx.setStorageSync('done', value === undefined ? null : value); ${script}`
  const phone = await launch({ ...settings, files: { 'a/index.js': PAGE('a', more), ...settings.files } })
  const end = Date.now() + 5_000
  const isOver = () => phone.stored('done') !== undefined || Date.now() > end
  // A script that never answers is over once nothing is on its way any more.
  for (let calm = 0; calm < 5 && !isOver(); calm = phone.host.isQuiet ? calm + 1 : 0) {
    await pause(2)
  }
  phone.switchOff()
  return { value: phone.stored('done'), problems: [...phone.host.problems.list] }
}

/** What the pages have noted so far. */
export const notes = (phone: Phone) => phone.stored('notes') as string[]

/** What the pages note while something happens. */
export async function notesDuring(phone: Phone, run: () => Promise<void> | void): Promise<string[]> {
  const before = notes(phone).length
  await run()
  await phone.quiet()
  return notes(phone).slice(before)
}

/** Plain data of the phone's JavaScript world as data of this one. */
export const plain = <T>(value: T) => JSON.parse(JSON.stringify(value)) as T
