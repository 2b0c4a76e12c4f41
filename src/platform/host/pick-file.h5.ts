import { KIND_BYTES, kindOfFile } from '@/lib/file-kind'
import { bytesOf, fileSource } from './file-bytes.h5'
import { chooseFile, drawAnew } from './photo.h5'
import { UNREADABLE } from './photo.types'
import type { FileRequest, FileResult } from './pick-file.types'

/** What the way to them is called. */
export const FILES_PLACE = '选择文件'

/** Asks for a picture or a PDF among the files of the device, on the customer's tap. */
export async function pickFile({ maxBytes }: FileRequest): Promise<FileResult> {
  const input = document.createElement('input')
  input.type = 'file'
  // What a web-view without files makes of the type.
  if (input.disabled || input.type !== 'file') return { kind: 'unsupported' }
  input.accept = '.jpg,.jpeg,.png,.pdf,image/jpeg,image/png,application/pdf'
  const file = await chooseFile(input)
  if (!file) return { kind: 'cancelled' }
  try {
    return await taken(file, maxBytes)
  } catch {
    return { kind: 'failed', message: UNREADABLE }
  }
}

async function taken(file: File, maxBytes: number): Promise<FileResult> {
  const kind = kindOfFile(await bytesOf(file.slice(0, KIND_BYTES)))
  if (kind === undefined) return { kind: 'wrong' }
  if (kind !== 'application/pdf') return { kind: 'picked', picked: await drawAnew(file) }
  if (file.size > maxBytes) return { kind: 'wrong' }
  return { kind: 'picked', picked: { file: fileSource(file, kind), preview: '', release: () => {} } }
}
