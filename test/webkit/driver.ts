import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { until } from '../support/until'

const DISPLAY = ':77'

/** Programs of Debian's webkit2gtk-driver and xvfb, or undefined when this machine has not got them. */
export function findWebKit(): { driver: string; xvfb: string; browser: string } | undefined {
  const driver = '/usr/bin/WebKitWebDriver'
  const xvfb = '/usr/bin/Xvfb'
  const libraries = '/usr/lib'
  if (!existsSync(driver) || !existsSync(xvfb)) return undefined
  // The folder's name carries the architecture: x86_64-linux-gnu, aarch64-linux-gnu.
  const browser = readdirSync(libraries)
    .map(name => path.join(libraries, name, 'webkit2gtk-4.1/MiniBrowser'))
    .find(file => existsSync(file))
  return browser ? { driver, xvfb, browser } : undefined
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo
      server.close(() => resolve(port))
    })
  })
}

const isOpen = (port: number) =>
  new Promise<boolean>(resolve => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

/** A WebKit browser on a display of its own; `close` ends everything that was started. */
export async function openWebKit(): Promise<{ driver: WebDriver; close: () => Promise<void> }> {
  const programs = findWebKit()
  if (!programs) throw new Error('WebKit is not installed (Debian: webkit2gtk-driver and xvfb)')
  const port = await freePort()
  const children: ChildProcess[] = [
    spawn(programs.xvfb, [DISPLAY, '-screen', '0', '500x1000x24', '-nolisten', 'tcp'], { stdio: 'ignore' }),
  ]
  const env = {
    ...process.env,
    DISPLAY,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  }
  children.push(spawn(programs.driver, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env }))
  const endAll = () => children.forEach(child => child.kill())
  try {
    await until('WebKitWebDriver has started', () => isOpen(port))
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
    })
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities(capabilities)
      .disableEnvironmentOverrides()
      .build()
    const close = async () => {
      await driver.quit().catch(() => {})
      endAll()
    }
    return { driver, close }
  } catch (error) {
    endAll()
    throw error
  }
}
