import fs from 'node:fs'
import path from 'node:path'
import { aptInstall, canInstall, succeeds } from './apt.mjs'
import { Problem } from './problem.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const MAC_APPS = ['Chromium.app/Contents/MacOS/Chromium', 'Google Chrome.app/Contents/MacOS/Google Chrome']

/** Path of a Chromium or Chrome on this machine; `CHROMIUM_PATH` comes first. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) {
    if (fs.existsSync(process.env.CHROMIUM_PATH)) return process.env.CHROMIUM_PATH
    throw new Problem(`CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, and there is no such file.`)
  }
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean)]
  const candidates = [
    ...NAMES.flatMap(name => folders.map(folder => path.join(folder, name))),
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

/** Path of a Chromium that starts, installed first where Debian's packages can be. */
export async function requireChromium() {
  const missing = [findChromium() ? '' : 'chromium', hasChineseFont() ? '' : 'fonts-noto-cjk'].filter(Boolean)
  if (missing.length > 0 && canInstall()) {
    await aptInstall(missing).catch(error => {
      // Without a font the journeys still run.
      if (missing.includes('chromium')) throw error
    })
  }
  const chromium = findChromium()
  if (!chromium) {
    throw new Problem(
      'The browser journeys need Chromium: install Chromium or Chrome, or name its program in CHROMIUM_PATH.',
    )
  }
  if (!hasChineseFont()) {
    console.log('  No Chinese font is installed: text is drawn as boxes (fonts-noto-cjk has one).')
  }
  const version = succeeds(chromium, ['--version'])
  if (version === undefined) {
    throw new Problem(`${chromium} does not start: install Chromium or name another in CHROMIUM_PATH.`)
  }
  return chromium
}
