import { answer, type ApiParts, type CallOptions, WxFailure } from './call'
import type { Files } from './files'

interface ChooseOptions {
  readonly count?: number
  readonly type?: string
  readonly extension?: readonly string[]
}

/** A file of a chat, with its ending. */
interface ChatFile {
  readonly name: string
  /** `data:application/pdf;base64,…` */
  readonly dataUrl: string
}

/** The files of the customer's chats, and which of them they choose. */
export class ChatFiles {
  /** What comes of the next time; `undefined`: the customer goes back without one. */
  chosen: ChatFile | undefined
  /** How often one was chosen. */
  given = 0

  api(parts: ApiParts, files: Files): Record<string, unknown> {
    return {
      chooseMessageFile: (options: CallOptions<ChooseOptions>) => {
        const { count, type, extension = [] } = options
        if (count !== 1 || type !== 'file') throw new Error('the host chooses one file only')
        return answer(parts, 'chooseMessageFile', options, async () => {
          if (!files.isPrivacyAgreed) {
            throw new WxFailure('privacy permission is not authorized', { errno: 104 })
          }
          if (!this.chosen) throw new WxFailure('cancel')
          const { name, dataUrl } = this.chosen
          const ending = name.slice(name.lastIndexOf('.') + 1)
          // WeChat offers no file of another ending.
          if (!extension.includes(ending)) throw new WxFailure('cancel')
          const path = files.add(dataUrl, ending)
          this.given += 1
          return { tempFiles: [{ path, name, type, size: files.bytes(path).length, time: 0 }] }
        })
      },
    }
  }
}
