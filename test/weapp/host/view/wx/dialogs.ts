import type { Camera } from './camera'
import type { Files } from './files'
import type { PhoneCalendar } from './phone-calendar'
import { answer, type ApiParts, type CallOptions } from './call'

interface ModalOptions {
  readonly title?: string
  readonly content?: string
  readonly confirmText?: string
  readonly cancelText?: string
}

/** A dialog that WeChat shows over the page. */
export interface OpenModal extends ModalOptions {
  /** The customer taps one of its two buttons. */
  readonly answer: (isConfirmed: boolean) => void
}

/** WeChat's own dialogs, its settings page, and what it does with releases. */
export class Dialogs {
  /** The dialog that lies open. */
  modal: OpenModal | undefined
  /** What the customer does on the settings page. */
  allowsAlbumThere = true
  allowsCameraThere = true
  allowsMicrophoneThere = true
  allowsCalendarThere = true
  settingsOpened = 0
  wechatUpdates = 0
  /** Times that the product had a new release put in place. */
  releasesApplied = 0
  private readonly onReady = new Set<() => void>()

  constructor(private readonly parts: ApiParts) {}

  /** A new release has been fetched while this one runs. */
  releaseArrives(): void {
    const { later, problems } = this.parts
    for (const listen of this.onReady) later(() => problems.guard('onUpdateReady', listen))
  }

  /** What `wx` says of it. */
  api(files: Files, camera: Camera, calendar: PhoneCalendar): Record<string, unknown> {
    const { parts } = this
    return {
      showModal: (options: CallOptions<ModalOptions>) =>
        answer(parts, 'showModal', options, () => this.ask(options)),
      openSetting: (options?: CallOptions) =>
        answer(parts, 'openSetting', options, async () => {
          this.settingsOpened += 1
          files.isAlbumAllowed = this.allowsAlbumThere
          // Its switch is there once the product has asked.
          if (camera.hasBeenAsked) camera.isAllowed = this.allowsCameraThere
          if (camera.hasBeenAskedForSound) camera.isMicrophoneAllowed = this.allowsMicrophoneThere
          if (calendar.hasBeenAsked) calendar.isAllowed = this.allowsCalendarThere
          return {
            authSetting: {
              'scope.writePhotosAlbum': files.isAlbumAllowed,
              ...(camera.hasBeenAsked && { 'scope.camera': camera.isAllowed }),
              ...(camera.hasBeenAskedForSound && { 'scope.record': camera.isMicrophoneAllowed }),
              ...(calendar.hasBeenAsked && { 'scope.addPhoneCalendar': calendar.isAllowed }),
            },
          }
        }),
      updateWeChatApp: (options?: CallOptions) =>
        answer(parts, 'updateWeChatApp', options, async () => {
          this.wechatUpdates += 1
        }),
      getUpdateManager: () => ({
        onCheckForUpdate() {},
        onUpdateFailed() {},
        onUpdateReady: (listen: () => void) => void this.onReady.add(listen),
        applyUpdate: () => {
          this.releasesApplied += 1
        },
      }),
    }
  }

  private ask({ title, content, confirmText, cancelText }: ModalOptions): Promise<Record<string, unknown>> {
    // WeChat cuts what is longer.
    for (const text of [confirmText, cancelText]) {
      if ((text?.length ?? 0) > 4) throw new Error(`a button of showModal takes four characters: ${text}`)
    }
    return new Promise(resolve => {
      const close = (isConfirmed: boolean) => {
        this.modal = undefined
        resolve({ confirm: isConfirmed, cancel: !isConfirmed })
      }
      this.modal = { title, content, confirmText, cancelText, answer: close }
    })
  }
}
