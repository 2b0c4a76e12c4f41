import Taro from '@tarojs/taro'
import { KIND_BYTES, kindOfFile } from '@/lib/file-kind'
import { fileSource, headOf } from './file-bytes.weapp'
import { noteFile, removeFile } from './made-files.weapp'
import { drawAnew } from './photo.weapp'
import { UNREADABLE } from './photo.types'
import type { FileRequest, FileResult } from './pick-file.types'
import { refusalOf } from './refusal'

/** What the way to them is called. */
export const FILES_PLACE = '微信聊天文件'

interface ChatFile {
  readonly path: string
  readonly size: number
}

/** WeChat opens files of its chats alone: whoever has one elsewhere sends it to themselves first. */
async function chooseFromChat(): Promise<ChatFile | undefined> {
  const { tempFiles } = await Taro.chooseMessageFile({
    count: 1,
    type: 'file',
    extension: ['jpg', 'jpeg', 'png', 'pdf'],
  })
  const [file] = tempFiles
  if (file) noteFile(file.path)
  return file
}

/** Why WeChat gave none. */
function refused(cause: unknown): FileResult {
  switch (refusalOf(cause)) {
    case 'cancelled':
      return { kind: 'cancelled' }
    case 'privacy':
      return { kind: 'failed', message: '选择文件需要您先同意隐私保护指引，请再点一次并选择同意' }
    default:
      return { kind: 'failed', message: '暂时无法选择文件，请稍后再试' }
  }
}

/** Asks for a picture or a PDF, on the customer's tap, among the files of WeChat's chats. The page has a `DrawingSheet`. */
export async function pickFile({ maxBytes }: FileRequest): Promise<FileResult> {
  // Taro has what this WeChat has.
  if (typeof Taro.chooseMessageFile !== 'function') return { kind: 'unsupported' }
  let chosen: ChatFile | undefined
  try {
    chosen = await chooseFromChat()
  } catch (cause) {
    return refused(cause)
  }
  if (!chosen) return { kind: 'cancelled' }
  try {
    return await taken(chosen, maxBytes)
  } catch {
    removeFile(chosen.path)
    return { kind: 'failed', message: UNREADABLE }
  }
}

async function taken({ path, size }: ChatFile, maxBytes: number): Promise<FileResult> {
  const kind = kindOfFile(await headOf(path, size, KIND_BYTES))
  const release = () => removeFile(path)
  if (kind === undefined || (kind === 'application/pdf' && size > maxBytes)) {
    release()
    return { kind: 'wrong' }
  }
  if (kind === 'application/pdf') {
    return { kind: 'picked', picked: { file: fileSource({ path, size }, kind), preview: '', release } }
  }
  const picked = await drawAnew(path)
  release()
  return { kind: 'picked', picked }
}
