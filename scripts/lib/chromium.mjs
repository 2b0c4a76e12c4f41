import fs from 'node:fs'
import path from 'node:path'
import { aptInstall, canInstall, succeeds } from './apt.mjs'
import { Problem } from './problem.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** The same engine without the browser's window around it: half of the processor time of a journey. */
const HEADLESS = 'chromium-headless-shell'
const MAC_APPS = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome']

/** The browser that `CHROMIUM_PATH` names, if it does. */
function namedChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && !fs.existsSync(named)) {
    throw new Problem(`CHROMIUM_PATH names ${named}, and there is no such file.`)
  }
  return named
}

/** Where programs of these names may lie, in the order of the names. */
function inFolders(names) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean)]
  return names.flatMap(name => folders.map(folder => path.join(folder, name)))
}

/** Path of a Chromium or Chrome on this machine; `CHROMIUM_PATH` comes first. */
export function findChromium() {
  const named = namedChromium()
  if (named) return named
  const candidates = [
    ...inFolders(NAMES),
    ...['/Applications', path.join(process.env.HOME ?? '', 'Applications')].flatMap(folder =>
      MAC_APPS.map(app => path.join(folder, app)),
    ),
  ]
  return candidates.find(file => fs.existsSync(file))
}

/** Without a Chinese font every text is drawn as boxes, and widths mean nothing. */
function hasChineseFont() {
  if (process.platform !== 'linux') return true
  return (succeeds('fc-list', [':lang=zh', 'file']) ?? '').trim() !== ''
}

/** Path of the browser for the journeys: the one without a window where there is one. */
function findHeadless() {
  return namedChromium() ?? inFolders([HEADLESS]).find(file => fs.existsSync(file))
}

/** Installs what is missing of these, where Debian's packages can be; without a font the journeys still run. */
async function provide(browser) {
  const missing = [browser, hasChineseFont() ? '' : 'fonts-noto-cjk'].filter(Boolean)
  if (missing.length === 0 || !canInstall()) return
  await aptInstall(missing).catch(error => {
    if (browser) throw error
  })
}

/** Path of a Chromium that starts, installed first where Debian's packages can be. */
export async function requireChromium() {
  await provide(findChromium() ? '' : 'chromium')
  return started(findChromium())
}

/** Path of the browser for the journeys, installed first where Debian's packages can be; any Chromium does. */
export async function requireJourneyBrowser() {
  // Also where there is a Chromium already. Where Debian has no browser without a window, Chromium itself.
  await provide(findHeadless() ? '' : HEADLESS).catch(() => provide(findChromium() ? '' : 'chromium'))
  return started(findHeadless() ?? findChromium())
}

function started(chromium) {
  if (!chromium) {
    throw new Problem(
      'The browser journeys need Chromium: install Chromium or Chrome, or name its program in CHROMIUM_PATH.',
    )
  }
  if (!hasChineseFont()) {
    console.log('  No Chinese font is installed: text is drawn as boxes (fonts-noto-cjk has one).')
  }
  if (succeeds(chromium, ['--version']) === undefined) {
    throw new Problem(`${chromium} does not start: install Chromium or name another in CHROMIUM_PATH.`)
  }
  return chromium
}
