import Taro from '@tarojs/taro'
import type { FileAction, HostFile } from './file.types'
import type { HostResult } from './host.types'
import { fileOwner, noteFile, removeFile } from './made-files.weapp'

/** Origin of the API, put in by the build (config/index.ts). */
declare const API_ORIGIN: string

/** What WeChat's viewer can show; a table as text can only be sent to a chat. */
const VIEWABLE: readonly HostFile['format'][] = ['pdf']

/**
 * Fetches a file; answers its path on the device, nothing when the server or the network does not give it, or when its customer
 * has logged out before it came.
 */
export async function fetchFile({ url }: HostFile): Promise<string | undefined> {
  const isTheirs = fileOwner()
  try {
    const address = url.startsWith('/') ? API_ORIGIN + url : url
    const { tempFilePath, statusCode } = await Taro.downloadFile({ url: address })
    if (statusCode === 200 && isTheirs()) return noteFile(tempFilePath)
    removeFile(tempFilePath)
    return undefined
  } catch {
    return undefined
  }
}

/** Hands a fetched file over: WeChat's viewer shows it, with its menu to keep and send it, or it goes to a chat. */
export async function showFile(filePath: string, { fileName, format }: HostFile): Promise<HostResult> {
  try {
    if (VIEWABLE.includes(format)) await Taro.openDocument({ filePath, fileType: 'pdf', showMenu: true })
    else await Taro.shareFileMessage({ filePath, fileName })
    return { kind: 'done' }
  } catch (cause) {
    const reason = (cause as { errMsg?: string }).errMsg ?? ''
    return reason.includes('cancel')
      ? { kind: 'cancelled' }
      : { kind: 'failed', message: '文件打不开，请稍后再试' }
  }
}

/** Hands a file to the customer, fetched first. */
export async function openFile(file: HostFile): Promise<HostResult> {
  const isTheirs = fileOwner()
  const filePath = await fetchFile(file)
  if (!isTheirs()) return { kind: 'cancelled' }
  return filePath === undefined
    ? { kind: 'failed', message: '文件下载失败，请稍后再试' }
    : showFile(filePath, file)
}

/** WeChat's viewer keeps and sends files by its own menu. */
export function fileAction(): FileAction | undefined {
  return 'menu'
}
