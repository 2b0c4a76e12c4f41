import type { LaunchOptions } from '../contract'
import { Host } from './host'

declare global {
  interface Window {
    startHost(options: LaunchOptions): Host
  }
}

window.startHost = options => new Host(options)
