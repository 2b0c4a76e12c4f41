import type { AppConfig, Theme, ThemeVariables } from '../../contract'
import type { ApiParts } from './call'

type Listener = (change: unknown) => void

/** WeChat's appearance, light or dark: at the start the browser's own, afterwards as the browser or a test says. */
export class Appearance {
  private current: Theme
  private readonly listeners = new Set<Listener>()

  constructor(
    private readonly parts: ApiParts,
    private readonly app: AppConfig,
    private readonly variables: ThemeVariables,
    private readonly onTurn: () => void,
  ) {
    // Where nothing is drawn there is no appearance to ask for.
    const dark = window.matchMedia?.('(prefers-color-scheme: dark)')
    this.current = dark?.matches ? 'dark' : 'light'
    dark?.addEventListener('change', () => this.switchTo(dark.matches ? 'dark' : 'light'))
  }

  /** The appearance as the product gets it: a mini-program without `darkmode` is not told. */
  get theme(): Theme | undefined {
    return this.app.darkmode ? this.current : undefined
  }

  /** The customer, or the time of day, changes the appearance of WeChat. */
  switchTo(theme: Theme): void {
    if (theme === this.current) return
    this.current = theme
    if (!this.app.darkmode) return
    this.onTurn()
    const { realm, problems, later } = this.parts
    for (const listen of this.listeners) {
      later(() => problems.guard('theme listener', () => listen(realm.parse(JSON.stringify({ theme })))))
    }
  }

  /** A configuration with its variables (`@ground`) in place; without `darkmode` they are those of the light theme. */
  resolve<T>(config: T): T {
    const values = this.variables[this.theme ?? 'light']
    const json = JSON.stringify(config, (_key, value: unknown) => {
      if (typeof value !== 'string' || !value.startsWith('@')) return value
      const known = values[value.slice(1)]
      if (known === undefined) throw new Error(`theme.json has no ${value} for ${this.current}`)
      return known
    })
    return JSON.parse(json) as T
  }

  /** What `wx` says of it. */
  api(): Record<string, unknown> {
    return {
      onThemeChange: (listen: Listener) => void this.listeners.add(listen),
      offThemeChange: (listen?: Listener) =>
        listen ? void this.listeners.delete(listen) : this.listeners.clear(),
    }
  }
}
