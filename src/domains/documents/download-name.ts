import type { PdfFile } from './pdf-store'

/** What no file system of a phone or computer takes in a name. */
const FORBIDDEN = /[\\/:*?"<>|\s]+/g

/** Under which name a file is kept: what the paper is called, with its ending once. */
export function downloadName({ name, format }: Pick<PdfFile, 'name' | 'format'>): string {
  const ending = `.${format}`
  const bare = name.toLowerCase().endsWith(ending) ? name.slice(0, -ending.length) : name
  return `${bare.trim().replace(FORBIDDEN, '-') || '文件'}${ending}`
}
