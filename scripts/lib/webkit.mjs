import fs from 'node:fs'
import { aptInstall, canInstall } from './apt.mjs'

const PROGRAMS = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']
const isInstalled = () => PROGRAMS.every(file => fs.existsSync(file))

/** Whether journeys can run in WebKitGTK; its packages are installed first where Debian's can be. */
export async function provideWebKit() {
  if (isInstalled()) return true
  if (!canInstall()) return false
  try {
    await aptInstall(['webkit2gtk-driver', 'xvfb'])
  } catch (error) {
    console.log(`  ${error.message}`)
  }
  return isInstalled()
}
