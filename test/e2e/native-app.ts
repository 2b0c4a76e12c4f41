import type { FrameLocator } from 'playwright-core'
import type { App, CustomerKey, Visit } from './harness'

const DESK = { width: 1280, height: 1000 }

interface Message {
  readonly direction: string
  /** A page's message bears the number of its call: `takeIdCard（3）`. */
  readonly name: string
  readonly payload: unknown
}

interface SimulatorWindow {
  readonly trustSimulator: {
    readonly messages: readonly Message[]
    callWeb(name: string, payload?: unknown): void
  }
}

/** A page inside the pretend native app, as the customer and the app have to do with it. */
export interface NativeApp {
  readonly visit: Visit
  readonly page: FrameLocator
  tap(name: string | RegExp, role?: 'button' | 'link' | 'radio' | 'checkbox' | 'switch'): Promise<void>
  see(text: string | RegExp): Promise<void>
  /** The app calls the page. */
  call(name: string, payload?: unknown): Promise<void>
  /** What the page has asked the app for by this name, oldest first. */
  asked(name: string): Promise<readonly unknown[]>
  /** What the app has told the page by this name, oldest first. */
  told(name: string): Promise<readonly unknown[]>
  /** Another way of the pretend camera, from the next photo on. */
  behave(photo: string): Promise<void>
  /** One page back, by the app's own arrow. */
  goBack(): Promise<void>
  /** Another address, typed into the app's own bar. */
  goTo(path: string): Promise<void>
}

interface Start {
  readonly path: string
  readonly customer: CustomerKey
  readonly host?: 'ios' | 'android'
  /** Settings of the pretend camera: how it behaves, and what lies before it. */
  readonly photo?: string
  readonly form?: string
  readonly holder?: string
  /** `false`: the app does nothing by itself, and the test speaks for it. */
  readonly isAnswering?: boolean
  readonly expectedErrors?: RegExp
}

/** Opens a page in the pretend native app, whose customer is logged in. */
export async function openInApp(app: App, start: Start): Promise<NativeApp> {
  const { isAnswering = true, expectedErrors, host = 'android', ...settings } = start
  const { customer } = settings
  const visit = await app.visit({ viewport: DESK, customer, expectedErrors })
  const { page: desk } = visit
  await desk.goto(`${app.url}/simulator/?${new URLSearchParams({ ...settings, host }).toString()}`)
  const page = desk.frameLocator('iframe')
  await page.locator('main').first().waitFor()
  if (!isAnswering) await desk.locator('#auto').uncheck()
  const sent = (direction: string) => (name: string) =>
    desk.evaluate(
      ([way, wanted]) =>
        (window as unknown as SimulatorWindow).trustSimulator.messages
          .filter(message => message.direction === way && message.name.replace(/（.*/, '') === wanted)
          .map(({ payload }) => payload),
      [direction, name],
    )
  return {
    ...{ visit, page, asked: sent('fromPage'), told: sent('toPage') },
    tap: (name, role = 'button') =>
      page
        .getByRole(role, { name, exact: typeof name === 'string' })
        .filter({ visible: true })
        .first()
        .click(),
    see: text => page.getByText(text).filter({ visible: true }).first().waitFor(),
    call: (name, payload) =>
      desk.evaluate(
        ([called, told]) =>
          (window as unknown as SimulatorWindow).trustSimulator.callWeb(called as string, told),
        [name, payload],
      ),
    behave: async photo => void (await desk.locator('#photo').selectOption(photo)),
    goBack: () => desk.locator('#back').click(),
    async goTo(path) {
      await desk.locator('#path').fill(path)
      await desk.locator('#path').press('Enter')
      await page.locator('main').first().waitFor()
    },
  }
}
