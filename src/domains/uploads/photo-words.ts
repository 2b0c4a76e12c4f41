import type { UploadMime } from '@/contract/upload'
import type { PhotoSubject } from '@/lib/photo-quality'

/** What was looked at and found in order. */
export function verdictText(subject: PhotoSubject, isSure: boolean): string {
  if (!isSure) return '未能判断是否拍全，可以继续'
  return subject === 'card' ? '清晰，四角完整，无反光' : '清晰，无反光'
}

/** How far an upload has come, in words. */
export function progressText(progress: number, isWaiting: boolean): string {
  const percent = `${Math.floor(100 * progress)}%`
  return isWaiting ? `网络断开，恢复后自动继续（已传 ${percent}）` : `正在上传 ${percent}`
}

const KINDS: Readonly<Record<UploadMime, string>> = {
  'image/jpeg': 'JPG图片',
  'image/png': 'PNG图片',
  'video/mp4': 'MP4 视频',
  'video/webm': 'WebM视频',
  'application/pdf': 'PDF文件',
}

/** What a file is, in words. */
export const fileKindText = (mime: UploadMime): string => KINDS[mime]
