import type { NetAnswer, Send } from '../../contract'
import { answer, type ApiParts, type CallOptions, WxFailure } from './call'
import type { Files } from './files'
import { DEFAULT_TIMEOUT_MS, failureOf, REFERER } from './network'

/** How many bytes of a file a test gets to see. */
const HEAD_BYTES = 400

/** A file that WeChat showed to the customer or sent to a chat. */
export interface HandedFile {
  /** Name in the chat; '' in WeChat's viewer, which shows none. */
  readonly name: string
  readonly size: number
  /** The first bytes, one character each. */
  readonly head: string
  /** Whether the viewer's menu lets the customer keep and send the file. */
  readonly hasMenu: boolean
}

/** What left the product as a file. */
export class HandedFiles {
  readonly opened: HandedFile[] = []
  readonly sent: HandedFile[] = []
  /** Whether the customer chooses a chat when a file is to be sent. */
  isWillingToSend = true
}

interface DownloadOptions {
  readonly url: string
  readonly header?: Readonly<Record<string, string>>
  readonly timeout?: number
}

interface OpenOptions {
  readonly filePath: string
  readonly fileType?: string
  readonly showMenu?: boolean
}

/** What WeChat's viewer takes for a PDF; it shows nothing of any other file. */
const isPdf = (bytes: string) => bytes.startsWith('%PDF-')

/** `wx.downloadFile`, WeChat's viewer, and sending a file to a chat. */
export function documentApi(
  parts: ApiParts,
  send: Send,
  files: Files,
  handed: HandedFiles,
): Record<string, unknown> {
  const read = (filePath: string) => {
    if (!files.has(filePath)) throw new WxFailure(`file doesn't exist, filePath: ${filePath}`)
    const bytes = files.bytes(filePath)
    return { size: bytes.length, head: bytes.slice(0, HEAD_BYTES) }
  }
  const downloadFile = (options: CallOptions<DownloadOptions>) => {
    const controller = new AbortController()
    const sent: Promise<NetAnswer> = send(
      {
        url: options.url,
        method: 'GET',
        headers: { ...options.header, referer: REFERER },
        body: undefined,
        timeoutMs: options.timeout ?? DEFAULT_TIMEOUT_MS,
        encoding: 'base64',
      },
      controller.signal,
    )
    const result = answer(parts, 'downloadFile', options, async () => {
      const net = await sent
      if (net.kind === 'failed') throw failureOf(net.reason)
      // WeChat keeps the body of any status; the product has to look at it.
      const type = net.headers['content-type'] ?? ''
      const path = files.add(`data:${type};base64,${net.text}`, type.includes('pdf') ? 'pdf' : 'unknown')
      return { tempFilePath: path, statusCode: net.status, header: net.headers }
    })
    const task = { abort: () => controller.abort(), onProgressUpdate() {}, offProgressUpdate() {} }
    return result ? Object.assign(result, task) : task
  }
  return {
    downloadFile,
    openDocument: (options: CallOptions<OpenOptions>) =>
      answer(parts, 'openDocument', options, async () => {
        const file = read(options.filePath)
        if (options.fileType !== 'pdf') throw new Error('the host opens PDF files only')
        if (!isPdf(file.head)) throw new WxFailure('filetype not supported')
        handed.opened.push({ name: '', hasMenu: options.showMenu ?? false, ...file })
      }),
    shareFileMessage: (options: CallOptions<{ filePath: string; fileName?: string }>) =>
      answer(parts, 'shareFileMessage', options, async () => {
        const file = read(options.filePath)
        if (!handed.isWillingToSend) throw new WxFailure('cancel')
        const name = options.fileName ?? options.filePath.split('/').at(-1) ?? ''
        handed.sent.push({ name, hasMenu: false, ...file })
      }),
  }
}
