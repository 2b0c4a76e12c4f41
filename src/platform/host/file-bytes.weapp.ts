import Taro from '@tarojs/taro'
import { Sha256 } from '@/lib/sha256'
import type { FileSource } from './file-bytes.types'

/** Bytes that are read at once to sum up a whole. */
const READ_BYTES = 256 * 1024

/** Reads a part of a file; WeChat refuses a part that reaches beyond its end. */
function readPart(filePath: string, from: number, to: number): Promise<ArrayBuffer>
function readPart(filePath: string, from: number, to: number, encoding: 'base64'): Promise<string>
function readPart(
  filePath: string,
  from: number,
  to: number,
  encoding?: 'base64',
): Promise<string | ArrayBuffer> {
  return new Promise((resolve, reject) => {
    Taro.getFileSystemManager().readFile({
      filePath,
      ...(encoding && { encoding }),
      position: from,
      length: to - from,
      success: ({ data }) => resolve(data),
      fail: reject,
    })
  })
}

/** The beginning of a file. */
export async function headOf(filePath: string, size: number, length: number): Promise<Uint8Array> {
  return new Uint8Array(await readPart(filePath, 0, Math.min(size, length)))
}

/** Bytes of a file. */
export function fileSize(filePath: string): Promise<number> {
  return new Promise((resolve, reject) => {
    Taro.getFileSystemManager().getFileInfo({
      filePath,
      success: ({ size }) => resolve(size),
      fail: reject,
    })
  })
}

/** A file at a path as one to be handed in. */
export function fileSource(
  { path, size }: { path: string; size: number },
  mime: FileSource['mime'],
): FileSource {
  return {
    size,
    mime,
    async piece(from, to) {
      const bytes = new Uint8Array(await readPart(path, from, to))
      return { base64: await readPart(path, from, to, 'base64'), sha256: new Sha256().add(bytes).digest() }
    },
    async sha256() {
      const sum = new Sha256()
      for (let from = 0; from < size; from += READ_BYTES) {
        sum.add(new Uint8Array(await readPart(path, from, Math.min(size, from + READ_BYTES))))
      }
      return sum.digest()
    },
  }
}
