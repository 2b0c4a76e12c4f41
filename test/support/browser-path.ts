import { existsSync } from 'node:fs'

/** As `scripts/lib/chromium` finds it, for a journey that is started by hand. */
const USUAL = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/** The program of the browser that journeys use; `CHROMIUM_PATH` names another. */
export const BROWSER_PATH = process.env.CHROMIUM_PATH ?? USUAL.find(file => existsSync(file))
