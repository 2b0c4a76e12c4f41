import Taro from '@tarojs/taro'
import type { HostFile, HostResult } from './types'

/** Origin of the API, put in by the build (config/index.ts). */
declare const API_ORIGIN: string

/** What WeChat's viewer can show; a table as text can only be sent to a chat. */
const VIEWABLE: readonly HostFile['format'][] = ['pdf']

/** Hands a file to the customer: WeChat's viewer opens it, with its menu to keep and send it. */
export async function openFile({ url, fileName, format }: HostFile): Promise<HostResult> {
  try {
    const address = url.startsWith('/') ? API_ORIGIN + url : url
    const { tempFilePath, statusCode } = await Taro.downloadFile({ url: address })
    if (statusCode !== 200) return { kind: 'failed', message: '文件下载失败，请稍后再试' }
    if (VIEWABLE.includes(format)) {
      await Taro.openDocument({ filePath: tempFilePath, fileType: 'pdf', showMenu: true })
    } else {
      await Taro.shareFileMessage({ filePath: tempFilePath, fileName })
    }
    return { kind: 'done' }
  } catch (cause) {
    const reason = (cause as { errMsg?: string }).errMsg ?? ''
    return reason.includes('cancel')
      ? { kind: 'cancelled' }
      : { kind: 'failed', message: '文件打不开，请稍后再试' }
  }
}
