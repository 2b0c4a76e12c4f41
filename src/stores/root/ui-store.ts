import { makeAutoObservable, observableShallow } from 'mobx'
import type { Message } from '@/api/interpret'
import { isCareScale } from '@/lib/display-scale'
import { isOn } from '@/lib/flag'
import { isDarkChoice, type ThemeChoice } from '@/lib/theme'
import { displayScale, onLinkedScale, setDisplayScale } from '@/platform/look/display-scale'
import { isOnline, onNetworkChange } from '@/platform/host/network'
import { localStore } from '@/platform/host/storage'
import { isSystemDark, onSystemTheme, setThemeChoice, themeChoice } from '@/platform/look/theme'
import { AMOUNTS_HIDDEN_KEY } from './amounts-hidden-key'

export interface Toast {
  readonly id: number
  readonly text: string
  readonly tone: 'success' | 'error'
}

export interface ConfirmRequest {
  readonly title: string
  readonly message?: string
  /** Text of the one button; 确定 when absent. */
  readonly confirmText?: string
  /** Text of a second button that leaves everything as it is; it is the suggested one then. */
  readonly keepText?: string
  /** It has to be confirmed: the popup has no close icon. */
  readonly isMandatory?: boolean
}

/** From here on the overlay says that the network is slow and can be cancelled (decision Q4). */
export const SLOW_AFTER_MS = 15_000

/** What lies over every page: toast, loading overlay, confirm popup; and how pages are shown: scale, hidden amounts. */
export class UiStore {
  toast: Toast | undefined
  confirmRequest: ConfirmRequest | undefined
  isOverlaySlow = false
  scale = displayScale()
  theme = themeChoice()
  isOffline = !isOnline()
  /** When the server last answered (milliseconds): how old what is on the screen may be; 0 before the first answer. */
  lastAnswerAt = 0
  areAmountsHidden = isOn(localStore.get(AMOUNTS_HIDDEN_KEY))
  private isSystemDark = isSystemDark()
  private pending = new Set<() => void>()
  private toastTimer: ReturnType<typeof setTimeout> | undefined
  private slowTimer: ReturnType<typeof setTimeout> | undefined
  private answerConfirm: ((isConfirmed: boolean) => void) | undefined
  private lastToastId = 0

  constructor() {
    makeAutoObservable<this, 'pending' | 'toastTimer' | 'slowTimer' | 'answerConfirm' | 'lastToastId'>(
      this,
      {
        // Shallow: a deep set would wrap the functions in it, and they could not be found again.
        pending: observableShallow,
        toastTimer: false,
        slowTimer: false,
        answerConfirm: false,
        lastToastId: false,
      },
      { autoBind: true },
    )
    onNetworkChange(this.setOnline)
    onSystemTheme(this.setSystemDark)
    onLinkedScale(this.takeScale)
  }

  get isOverlayVisible(): boolean {
    return this.pending.size > 0
  }

  get isDark(): boolean {
    return isDarkChoice(this.theme, this.isSystemDark)
  }

  get isCare(): boolean {
    return isCareScale(this.scale)
  }

  /** The server has answered: it can be reached, whatever the device says. */
  noteAnswer(): void {
    this.lastAnswerAt = Date.now()
    this.isOffline = false
  }

  setOnline(isConnected: boolean): void {
    this.isOffline = !isConnected
  }

  /** Shows a message for its time; a new one replaces it. */
  showMessage(message: Message, tone: Toast['tone']): void {
    clearTimeout(this.toastTimer)
    this.toast = { id: ++this.lastToastId, text: message.text, tone }
    this.toastTimer = setTimeout(() => this.hideToast(), message.durationMs)
  }

  hideToast(): void {
    clearTimeout(this.toastTimer)
    this.toast = undefined
  }

  /** Counts nested requests: the overlay goes when the last one ends. `cancel` aborts this one. */
  beginOverlay(cancel: () => void): () => void {
    const entry = () => cancel()
    this.pending.add(entry)
    if (this.pending.size === 1) this.slowTimer = setTimeout(() => this.markSlow(), SLOW_AFTER_MS)
    return () => this.endOverlay(entry)
  }

  /** The customer does not want to wait: every request behind the overlay is aborted, the page stays usable. */
  cancelOverlay(): void {
    for (const cancel of [...this.pending]) {
      this.endOverlay(cancel)
      cancel()
    }
  }

  /** Asks for a confirmation; resolves with `false` when the close icon was tapped. */
  confirm(request: ConfirmRequest): Promise<boolean> {
    this.settleConfirm(false)
    this.confirmRequest = request
    return new Promise(resolve => {
      this.answerConfirm = resolve
    })
  }

  settleConfirm(isConfirmed: boolean): void {
    const answer = this.answerConfirm
    this.answerConfirm = undefined
    this.confirmRequest = undefined
    answer?.(isConfirmed)
  }

  /** The eye: covers every amount on every page, kept on the device. */
  toggleAmounts(): void {
    this.areAmountsHidden = !this.areAmountsHidden
    localStore.set(AMOUNTS_HIDDEN_KEY, this.areAmountsHidden ? '1' : '0')
  }

  /** 跟随系统, 浅色 or 深色; kept on the device. */
  setTheme(choice: ThemeChoice): void {
    setThemeChoice(choice)
    this.theme = choice
  }

  setScale(scale: number): void {
    setDisplayScale(scale)
    this.takeScale(displayScale())
  }

  private takeScale(scale: number): void {
    this.scale = scale
  }

  private setSystemDark(isDark: boolean): void {
    this.isSystemDark = isDark
  }

  private markSlow(): void {
    this.isOverlaySlow = true
  }

  private endOverlay(entry: () => void): void {
    this.pending.delete(entry)
    if (this.pending.size > 0) return
    clearTimeout(this.slowTimer)
    this.isOverlaySlow = false
  }
}
